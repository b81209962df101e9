import { almacen } from './almacen';
import type { EncargoAlTrabajador } from './encargo';

/** As much of a service worker's world as this one uses: TypeScript has it in a library that excludes the page's. */
type Suceso = { waitUntil(promesa: Promise<unknown>): void };
type Pedido = Suceso & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith(respuesta: Promise<Response>): void;
};
type Mundo = {
  addEventListener(que: 'install' | 'activate', hacer: (suceso: Suceso) => void): void;
  addEventListener(que: 'fetch', hacer: (pedido: Pedido) => void): void;
  addEventListener(
    que: 'message',
    hacer: (suceso: Suceso & { data: EncargoAlTrabajador }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  registration: { navigationPreload: { enable(): Promise<void> } };
};

/** So long the server may take for a page before the kept one opens. */
const ESPERA_MS = 5_000;
const PAGINA = /^\/(auth\/.*|admin\/.*)?$/;
const ARCHIVO = /^\/(areas\/|temprano\.)/;
/** Of what stands before a server that is gone, and of one whose database is. */
const esDeAusente = ({ status }: Response) => status >= 502;
const RECORDADAS = 100;

function atender(mundo: Mundo): void {
  const guardado = almacen({
    caches,
    pedir: (...de) => fetch(...de),
    ahora: () => new Date().toISOString(),
  });
  /** Pages this worker has seen come: true for one that was kept. Of others it knows nothing, since it began after them. */
  const paginas = new Map<string, boolean>();

  function recordar(id: string, esGuardada: boolean): void {
    paginas.set(id, esGuardada);
    const [vieja] = paginas.keys();
    if (paginas.size > RECORDADAS && vieja !== undefined) paginas.delete(vieja);
  }

  async function navegar(pedido: Pedido): Promise<Response> {
    const deRed = Promise.resolve(pedido.preloadResponse).then(
      (adelantada) => adelantada ?? fetch(pedido.request),
    );
    const llegada = deRed.then(
      (respuesta) => (esDeAusente(respuesta) ? null : respuesta),
      () => null,
    );
    pedido.waitUntil(llegada);
    const respuesta = await Promise.race([llegada, pausa(ESPERA_MS)]);
    const guardada = respuesta ? undefined : await guardado.pagina();
    recordar(pedido.resultingClientId, guardada !== undefined);
    return respuesta ?? guardada ?? deRed;
  }

  async function archivo({ request, clientId }: Pedido): Promise<Response> {
    const tenido = () => guardado.archivo(request.url);
    const antes = paginas.get(clientId) && request.cache !== 'reload' ? await tenido() : undefined;
    if (antes) return antes;
    try {
      const respuesta = await fetch(request);
      return esDeAusente(respuesta) ? ((await tenido()) ?? respuesta) : respuesta;
    } catch (error) {
      const respuesta = await tenido();
      if (respuesta) return respuesta;
      throw error;
    }
  }

  mundo.addEventListener('install', (suceso) => suceso.waitUntil(mundo.skipWaiting()));
  mundo.addEventListener('activate', (suceso) =>
    suceso.waitUntil(mundo.registration.navigationPreload.enable()),
  );
  mundo.addEventListener('message', (suceso) => suceso.waitUntil(guardado.hacer(suceso.data)));
  mundo.addEventListener('fetch', (pedido) => {
    const { request } = pedido;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (request.mode === 'navigate') {
      if (PAGINA.test(pathname)) pedido.respondWith(navegar(pedido));
    } else if (ARCHIVO.test(pathname) && paginas.get(pedido.clientId) !== false) {
      pedido.respondWith(archivo(pedido)); // what a page of the server asks for goes past it
    }
  });
}

const pausa = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms);
  });

if ('ServiceWorkerGlobalScope' in globalThis) atender(globalThis as unknown as Mundo);

/** Stands for the address of its file, which a build puts here; it is served as /trabajador.js (services/platform). */
export default null as { url: string; integridad: string } | null;
