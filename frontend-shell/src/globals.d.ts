declare let __webpack_nonce__: string;
declare module '*.css';
