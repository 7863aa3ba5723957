import { useEffect, useState } from 'react';

/** An address of a file that was chosen, to show it before it is sent; undefined until it is made. */
export function useObjectUrl(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const fresh = URL.createObjectURL(file);
    setAddress(fresh);
    return () => URL.revokeObjectURL(fresh);
  }, [file]);
  return address;
}
