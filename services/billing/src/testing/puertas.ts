import type { Sri } from '../entrega/sriCliente';

/** Where the way to the authority and back can be held up. */
export type PasoSri = 'por enviar' | 'enviada' | 'por consultar' | 'consultada';

export type Puerta = {
  /** As soon as somebody stands before it. */
  llegada: Promise<void>;
  abrir(): void;
};

/** The authority with gates: a test closes one, waits until a document stands before it, and says when it goes on. */
export function conPuertas(sri: Sri): { sri: Sri; cerrar(paso: PasoSri): Puerta } {
  const cerradas = new Map<PasoSri, { llegar: () => void; abierta: Promise<void> }>();

  /** Holds up the first who comes; the next find it open. */
  async function pasar(paso: PasoSri): Promise<void> {
    const puerta = cerradas.get(paso);
    cerradas.delete(paso);
    puerta?.llegar();
    await puerta?.abierta;
  }

  return {
    sri: {
      ...sri,
      async enviar(ambiente, xml) {
        await pasar('por enviar');
        const recepcion = await sri.enviar(ambiente, xml);
        await pasar('enviada');
        return recepcion;
      },
      async consultar(ambiente, clave) {
        await pasar('por consultar');
        const autorizacion = await sri.consultar(ambiente, clave);
        await pasar('consultada');
        return autorizacion;
      },
    },
    cerrar(paso) {
      let llegar = (): void => undefined;
      let abrir = (): void => undefined;
      const llegada = new Promise<void>((resolve) => (llegar = resolve));
      const abierta = new Promise<void>((resolve) => (abrir = resolve));
      cerradas.set(paso, { llegar, abierta });
      return { llegada, abrir: () => abrir() };
    },
  };
}
