import { cspNonce } from '@marklight/ui/csp-nonce';

// The bundler puts this nonce on every script and style that it adds to the page.
__webpack_nonce__ = cspNonce() ?? '';
