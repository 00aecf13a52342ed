declare module 'linebreak' {
  interface Break {
    /** In UTF-16 units: a line may end before it. */
    position: number;
    required: boolean;
  }
  class LineBreaker {
    constructor(text: string);
    nextBreak(): Break | null;
  }
  export = LineBreaker;
}
