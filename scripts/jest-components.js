const { configure } = require('@testing-library/dom');

// Normally there is nothing to wait for; only a machine under load needs the time. The limit of a whole test is in jest.config.js.
configure({ asyncUtilTimeout: 60_000 });
