import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentWithFile } from './app-config';

describe('the file .env', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'marklight-env-'));
    writeFileSync(join(folder, '.env'), '# a comment\nPORT=4000\nSUPPORT_EMAIL="it@school.example"\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('fills in what the environment does not set', () => {
    expect(environmentWithFile({ PORT: '5000' }, folder)).toEqual({
      PORT: '5000',
      SUPPORT_EMAIL: 'it@school.example',
    });
  });

  it('need not be there', () => {
    expect(environmentWithFile({ PORT: '5000' }, join(folder, 'elsewhere'))).toEqual({ PORT: '5000' });
  });

  it('is not read by tests', () => {
    expect(environmentWithFile({ NODE_ENV: 'test' }, folder)).toEqual({ NODE_ENV: 'test' });
  });
});
