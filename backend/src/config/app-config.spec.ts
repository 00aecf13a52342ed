import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentWithFile, keptSecret } from './app-config';

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

  it('may be missing', () => {
    expect(environmentWithFile({ PORT: '5000' }, join(folder, 'elsewhere'))).toEqual({ PORT: '5000' });
  });

  it('is named if it cannot be read', () => {
    const elsewhere = join(folder, 'unreadable');
    mkdirSync(join(elsewhere, '.env'), { recursive: true });
    expect(() => environmentWithFile({}, elsewhere)).toThrow(
      /^The configuration has problems:\s+- The file .*\.env cannot be read/,
    );
  });

  it('is not read by tests', () => {
    expect(environmentWithFile({ NODE_ENV: 'test' }, folder)).toEqual({ NODE_ENV: 'test' });
  });
});

describe('a secret that the product keeps', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marklight-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is created once', () => {
    const secret = keptSecret(folder, 'session-secret');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(keptSecret(folder, 'session-secret')).toBe(secret);
  });

  it('is never empty, as after a full disk', () => {
    writeFileSync(join(folder, 'session-secret'), '');
    expect(() => keptSecret(folder, 'session-secret')).toThrow(/session-secret is empty: delete it/);
  });
});
