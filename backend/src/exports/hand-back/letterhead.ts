import { LOGO_PRINTED_MM } from '@marklight/contracts/business';
import { mm } from '../../common/pdf/styles';
import type { SheetLetterhead } from '../../letterhead/letterhead.service';

/** 96 pixels to the inch: a small picture is not stretched until it is a blur. */
const LARGEST_PIXEL = 0.75;

/** How large a logo is printed, in points. */
export function sizeOnPaper({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(
    LARGEST_PIXEL,
    mm(LOGO_PRINTED_MM.width) / width,
    mm(LOGO_PRINTED_MM.height) / height,
  );
  return { width: width * scale, height: height * scale };
}

/** What programs that read a sheet aloud say in place of the logo. */
export function logoInWords({ schoolName }: Pick<SheetLetterhead, 'schoolName'>): string {
  return schoolName === '' ? 'Logo of the school' : `Logo of ${schoolName}`;
}
