// The build's own compiler settings, so that tests run what ships.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const settings = JSON.parse(readFileSync(join(__dirname, '..', '.swcrc'), 'utf8'));
delete settings.$schema;
// jest resolves the aliases itself; and its module registry cannot run a real import().
delete settings.jsc.paths;
delete settings.jsc.baseUrl;
settings.module.ignoreDynamic = false;
settings.sourceMaps = 'inline';
module.exports = { ...settings, swcrc: false };
