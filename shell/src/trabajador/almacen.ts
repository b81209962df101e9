import { CACHE_ARCHIVOS, CACHE_PAGINA, LLAVE_PAGINA, type EncargoAlTrabajador } from './encargo';
import { conFecha, leerPagina, type PaginaLeida } from './paginaGuardada';
import { esLaSellada, olvidarSellos, sellarPagina } from './selloDePagina';

const A_LA_VEZ = 3;

type Piezas = {
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  pedir: (url: string, opciones?: RequestInit) => Promise<Response>;
  ahora: () => string;
};
type Archivo = PaginaLeida['archivos'][number];

/**
 * What opens without a line: one page and every file it names. The page is replaced last, once all of them are here and have
 * the hash that it gives them; until then, and where one of them is not what it says, the one before stays with its files.
 */
export function almacen({ caches, pedir, ahora }: Piezas) {
  let vuelta = 0;
  /** What the kept page says of its files, once somebody asked. */
  let nombrados: ReadonlyMap<string, string> | null = null;
  let cola = Promise.resolve();

  async function guardar(encargo: Extract<EncargoAlTrabajador, { que: 'guardar' }>, mia: number) {
    const { usuario, ruta, corre } = encargo;
    const respuesta = await pedir(ruta, { credentials: 'same-origin', cache: 'no-cache' });
    if (!respuesta.ok) return;
    const texto = await respuesta.text();
    const leida = leerPagina(texto);
    if (leida.usuario !== usuario) return;
    if (!leida.builds.every((build) => corre.some((una) => una === build))) return; // one of them came out meanwhile
    const archivos = await caches.open(CACHE_ARCHIVOS);
    await traer(archivos, leida.archivos);
    if (mia !== vuelta) return; // whoever it was for has gone meanwhile
    const nueva = conFecha(texto, respuesta, ahora());
    await sellarPagina(nueva);
    const pagina = await caches.open(CACHE_PAGINA);
    await pagina.put(LLAVE_PAGINA, nueva);
    nombrados = null;
    await soltar(archivos, leida.archivos);
  }

  async function traer(cache: Cache, archivos: readonly Archivo[]): Promise<void> {
    const pendientes = [...archivos];
    const uno = async () => {
      for (let archivo = pendientes.shift(); archivo; archivo = pendientes.shift())
        await asegurar(cache, archivo);
    };
    await Promise.all(Array.from({ length: A_LA_VEZ }, uno));
  }

  async function asegurar(cache: Cache, { url, integridad }: Archivo): Promise<void> {
    const tenido = await cache.match(url, { ignoreVary: true });
    if (tenido && (await huellaDe(tenido)) === integridad) return;
    const opciones = { integrity: integridad, priority: 'low' } as const;
    const respuesta = await pedir(url, opciones).catch(() =>
      pedir(url, { ...opciones, cache: 'reload' }),
    );
    if (!respuesta.ok) throw new Error(`trabajador: ${url} answered ${respuesta.status}`);
    await cache.put(url, respuesta);
  }

  async function soltar(cache: Cache, archivos: readonly Archivo[]): Promise<void> {
    const nombrados = new Set(archivos.map(({ url }) => url));
    for (const request of await cache.keys())
      if (!nombrados.has(new URL(request.url).pathname)) await cache.delete(request);
  }

  async function olvidar({
    salvo,
  }: Extract<EncargoAlTrabajador, { que: 'olvidar' }>): Promise<void> {
    const pagina = await (await caches.open(CACHE_PAGINA)).match(LLAVE_PAGINA);
    if (pagina && salvo !== undefined && leerPagina(await pagina.text()).usuario === salvo) return;
    await caches.delete(CACHE_PAGINA);
    nombrados = null;
    await olvidarSellos();
  }

  async function integridades(): Promise<ReadonlyMap<string, string>> {
    if (nombrados) return nombrados;
    const pagina = await (await caches.open(CACHE_PAGINA)).match(LLAVE_PAGINA);
    const archivos = pagina ? leerPagina(await pagina.text()).archivos : [];
    nombrados = new Map(archivos.map(({ url, integridad }) => [url, integridad]));
    return nombrados;
  }

  async function esSuyo(url: string, tenido: Response): Promise<boolean> {
    const debida = (await integridades()).get(new URL(url, 'http://esta.pagina').pathname);
    return debida === undefined || (await huellaDe(tenido.clone())) === debida;
  }

  return {
    /** One after another, in the order they came; what was begun for somebody who is to be forgotten comes to nothing. */
    hacer(encargo: EncargoAlTrabajador): Promise<void> {
      const mia = ++vuelta;
      const hecho = cola.then(() =>
        encargo.que === 'guardar' ? guardar(encargo, mia) : olvidar(encargo),
      );
      cola = hecho.catch((error: unknown) => console.warn('trabajador:', error));
      return cola;
    },
    /** None where it is not as it was kept. */
    async pagina(): Promise<Response | undefined> {
      const tenida = await (await caches.open(CACHE_PAGINA)).match(LLAVE_PAGINA);
      if (!tenida || (await esBuena(tenida))) return tenida;
      console.warn('trabajador: the kept page is not as it was kept');
      return undefined;
    },
    /** None where it has not the hash that the kept page gives it: what is no file of ours any more is let go. */
    async archivo(url: string): Promise<Response | undefined> {
      const archivos = await caches.open(CACHE_ARCHIVOS);
      const tenido = await archivos.match(url, { ignoreVary: true });
      if (!tenido || (await esSuyo(url, tenido))) return tenido;
      console.warn(`trabajador: ${url} is not as it was kept`);
      await archivos.delete(url, { ignoreVary: true });
      return undefined;
    },
  };
}

const esBuena = (pagina: Response): Promise<boolean> =>
  esLaSellada(pagina).catch((error: unknown) => {
    console.warn('trabajador: storage', error);
    return false;
  });

async function huellaDe(respuesta: Response): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-384', await respuesta.arrayBuffer()),
  );
  return `sha384-${btoa(String.fromCharCode(...bytes))}`;
}
