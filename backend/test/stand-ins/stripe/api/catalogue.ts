import { noSuch } from '../model/failure';
import type { Endpoint } from './endpoint';
import { LIST_PARAMS, pageOf } from './lists';

export const catalogueEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/prices/:id',
    takes: [],
    answer: ({ store, id }) => {
      const price = store.prices.get(id);
      if (!price) throw noSuch('price', id);
      return price;
    },
  },
  {
    method: 'GET',
    path: '/v1/products/:id',
    takes: [],
    answer: ({ store, id }) => {
      const product = store.products.get(id);
      if (!product) throw noSuch('product', id);
      return product;
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    takes: [],
    answer: ({ store, id }) => {
      const event = store.events.find((one) => one.id === id);
      if (!event) throw noSuch('event', id);
      return event;
    },
  },
  {
    method: 'GET',
    path: '/v1/events',
    takes: [...LIST_PARAMS, 'type', 'types[]'],
    answer: ({ store, params, path }) => {
      const type = params.text('type');
      const types = params.texts('types');
      const wanted = (name: string) =>
        (type === undefined ||
          name === type ||
          (type.endsWith('.*') && name.startsWith(type.slice(0, -1)))) &&
        (types.length === 0 || types.includes(name));
      return pageOf(
        [...store.events].reverse().filter((event) => wanted(event.type)),
        params,
        path,
      );
    },
  },
];
