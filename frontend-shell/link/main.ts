import '@marklight/ui/fonts.css';
import '@marklight/ui/base.css';
import '../landing/landing.css';
import './link.css';
import { startLink } from './link';

startLink();
