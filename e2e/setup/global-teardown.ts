import { stopProduct } from './global-setup';

export default async function globalTeardown(): Promise<void> {
  await stopProduct();
}
