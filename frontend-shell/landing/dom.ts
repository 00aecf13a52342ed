/** The element with an id of landing.html. Throws where the page and the code have drifted apart. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`landing.html has no ${type.name} #${id}`);
  return element;
}
