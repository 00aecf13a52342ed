import '@marklight/ui/fonts.css';
import '@marklight/ui/base.css';
import '@marklight/ui/toast.css';
import './landing.css';
import './sections.css';
import { loadConfig } from './config';
import { startCalculator } from './calculator';
import { startCarousel } from './carousel';
import { startDialogs } from './dialogs';
import { startForgotten } from './forgotten';
import { openForgottenFromAddress, startLogin } from './login';
import { openInvitation } from './invitation';
import { startSent } from './sent';
import { startSignup } from './signup';

startDialogs();
startLogin();
startForgotten();
startSent();
startSignup();
startCalculator();
startCarousel();
// The server's own words first, so that an invitation can replace them.
void loadConfig().then(() => {
  openForgottenFromAddress();
  return openInvitation();
});
