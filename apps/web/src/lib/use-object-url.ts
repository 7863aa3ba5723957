import { useEffect, useState } from 'react';

/** An address of a file that was chosen, to show it before it is sent; undefined until it is made, and never that of a file before it. */
export function useObjectUrl(file: Blob): string | undefined {
  const [made, setMade] = useState<{ file: Blob; address: string }>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setMade({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return made?.file === file ? made.address : undefined;
}
