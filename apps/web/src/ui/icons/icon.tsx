import type { ReactElement, SVGProps } from 'react';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** CSS pixels, both ways. */
  size?: number | string;
  /** The width of its lines, in units of a drawing that is 24 wide. */
  stroke?: number;
}

export type Icon = (props: IconProps) => ReactElement;

/** A drawing of lines, or of areas, in a square of 24, in the colour of the text around it. */
export function drawn(lines: ReactElement, isFilled = false): Icon {
  return ({ size = 24, stroke = 2, ...rest }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `aria-label` where no words stand beside it, else hidden
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke={isFilled ? undefined : 'currentColor'}
      strokeWidth={isFilled ? undefined : stroke}
      strokeLinecap={isFilled ? undefined : 'round'}
      strokeLinejoin={isFilled ? undefined : 'round'}
      aria-hidden={rest['aria-label'] === undefined || undefined}
      {...rest}
    >
      {lines}
    </svg>
  );
}
