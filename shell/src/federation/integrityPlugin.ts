import {
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';

import { permitidos } from './buildsPermitidos';
import { alcanzar, noLlego } from './fases';
import { informarFallo } from './informe';

const LIMITE_MS = 12_000;

/** Serves the inlined manifests and lets no script run that the boot document does not list with its hash. */
export default function integrityPlugin(): ModuleFederationRuntimePlugin {
  registerGlobalPlugins([deSalas]);
  return {
    name: 'comanda-integridad',
    fetch(url) {
      const manifiesto = permitidos.manifiestoDe(url);
      return manifiesto ? Promise.resolve(Response.json(manifiesto)) : fetchRevisado(url);
    },
    loadEntry({ remoteInfo }) {
      alcanzar(remoteInfo.name, 'entrada');
    },
    createScript({ url, remoteInfo }) {
      const name = remoteInfo?.name ?? '';
      const integridad = permitidos.integridadDe(url);
      if (!integridad) {
        alcanzar(name, 'manifiesto'); // which names another
        throw new Error(`federation: ${url} is not in the boot document`);
      }
      const script = document.createElement('script');
      script.src = url;
      script.integrity = integridad;
      script.crossOrigin = 'anonymous';
      // chunks that the runtime fetches ahead come by here too, and say nothing of the entry
      if (url === remoteInfo?.entry)
        script.addEventListener('load', () => alcanzar(name, 'evaluacion'));
      return { script, timeout: LIMITE_MS };
    },
    errorLoadRemote({ id, error, lifecycle }) {
      informarFallo(id, error, lifecycle);
    },
  };
}

/** Of every container, which asks for what the shell gives by itself. */
const deSalas: ModuleFederationRuntimePlugin = {
  name: 'comanda-salas',
  errorLoadShare({ origin, error }) {
    if (!noLlego(error)) alcanzar(origin.options.name, 'version');
  },
};

/** Off the boot document only JSON that arrived whole passes; an error page of a proxy is not a manifest. */
async function fetchRevisado(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMITE_MS) });
  const tipo = response.headers.get('content-type') ?? '';
  if (!response.ok || !tipo.includes('json')) {
    throw new Error(`federation: ${url} answered ${response.status} ${tipo}`);
  }
  return response;
}
