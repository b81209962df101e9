// @ts-nocheck
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';

/** An open channel would keep the test process alive. */
class CanalSuelto extends BroadcastChannel {
  constructor(nombre: string) {
    super(nombre);
    (this as unknown as { unref: () => void }).unref(); // Node's own method, not in the DOM's types
  }
}

/** What a browser has and jsdom lacks; Node's own is the same standard. */
const DE_NODE = {
  fetch,
  Headers,
  Request,
  Response,
  FormData,
  Blob,
  AbortController,
  AbortSignal,
  ReadableStream,
  WritableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  BroadcastChannel: CanalSuelto,
  structuredClone,
};

export default class EntornoDom extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    const opciones = {
      ...config.projectConfig.testEnvironmentOptions,
      customExportConditions: [''],
    };
    super(
      { ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions: opciones } },
      context,
    );
    Object.assign(this.global, DE_NODE);
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
  }
}
