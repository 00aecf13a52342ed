// `requestLog` gives every request an id.
declare namespace Express {
  interface Request {
    id: string;
  }
}
