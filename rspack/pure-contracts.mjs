import ts from 'typescript';

/**
 * A loader for libs/contracts, where nothing has a side effect, though a bundler cannot know that of a call:
 * every constant that calls something is marked, so that a page carries only those that it uses. Without it
 * each schema of a module comes along with one of its constants.
 * @param {string} source TypeScript
 */
function pureContracts(source) {
  const file = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest, true);
  const calls = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ initializer }) => (initializer && hasCall(initializer) ? [initializer] : []));
  return calls.reduceRight((text, call) => {
    const [start, end] = [call.getStart(file), call.getEnd()];
    return `${text.slice(0, start)}/*#__PURE__*/ (() => (${text.slice(start, end)}))()${text.slice(end)}`;
  }, source);
}

/** Whether the expression calls something when it is reached; what stands in a function is not reached. */
function hasCall(node) {
  if (ts.isFunctionLike(node)) return false;
  return ts.isCallExpression(node) || ts.isNewExpression(node) || Boolean(ts.forEachChild(node, hasCall));
}

// eslint-disable-next-line import-x/no-default-export -- a loader is one
export default pureContracts;
