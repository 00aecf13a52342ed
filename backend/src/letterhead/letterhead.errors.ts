import { LOGO_FIELD, LOGO_REFUSALS, type LogoRefusal } from '@marklight/contracts/letterhead';
import { codedErrors } from '../common/coded-error';

const Refused = codedErrors({
  no_logo_file: { status: 400, message: LOGO_REFUSALS.no_logo_file },
  logo_too_large: { status: 413, message: LOGO_REFUSALS.logo_too_large },
  logo_type: { status: 415, message: LOGO_REFUSALS.logo_type },
  logo_too_many_pixels: { status: 400, message: LOGO_REFUSALS.logo_too_many_pixels },
  logo_damaged: { status: 400, message: LOGO_REFUSALS.logo_damaged },
});

/** A logo that is not taken, with what to do. */
export class LogoError extends Refused {
  constructor(code: LogoRefusal) {
    super(code, { fields: { [LOGO_FIELD]: LOGO_REFUSALS[code] } });
  }
}
