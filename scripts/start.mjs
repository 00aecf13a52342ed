// npm start: everything from a fresh clone to the running product.
import { prepare } from './lib/prepare.mjs';
import { become } from './lib/project.mjs';

await prepare();
await become('backend/src/main.js');
