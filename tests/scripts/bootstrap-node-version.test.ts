import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOlder, MINIMUM_NODE, nodeVersionProblem, parseVersion } from '../../scripts/bootstrap/node-version.mjs';

describe('Node version', () => {
  it.each([
    ['v20.19.1', [20, 19, 1]],
    ['22.0.0-nightly2024', [22, 0, 0]],
    ['20', [20]],
  ])('reads %s', (version, parts) => {
    expect(parseVersion(version)).toEqual(parts);
  });

  it.each([
    ['v14.21.3', true],
    ['v20.9.0', true],
    ['v20.18.3', true],
    ['v20.19.0', false],
    ['v20.20.2', false],
    ['v22.1.0', false],
    ['v100.0.0', false],
  ])('knows whether %s is too old', (version, older) => {
    expect(isOlder(version, '20.19')).toBe(older);
  });

  it('tells what is there, what is needed and what to do', () => {
    expect(nodeVersionProblem('v18.20.4')).toMatch(/20\.19 or newer; this is 18\.20\.4\.\n.*nodejs\.org/);
    expect(nodeVersionProblem(process.version)).toBeUndefined();
  });

  it('asks for what package.json asks for', () => {
    const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      engines: { node: string };
    };
    expect(engines.node).toBe(`>=${MINIMUM_NODE}`);
  });
});
