import type { AutoridadRepository } from './autoridadRepository';
import type { RegistroDeEntrega } from './entrega';
import { SriNoDisponible } from './sriRespuestas';

import type { Sri } from './sriCliente';

type Deps = {
  autoridad: Pick<AutoridadRepository, 'anotar'>;
  reloj: () => Date;
  log: Pick<RegistroDeEntrega, 'error'>;
};

/** What is known already is written again after so long, for the processes that know otherwise. */
const CADA_MS = 30_000;

/** The same authority, with what each call tells of it kept for the people who wait for it. */
export function vigilarSri(sri: Sri, { autoridad, reloj, log }: Deps): Sri {
  const sabido = new Map<string, { responde: boolean; escrito: number }>();
  const anotar = async (ambiente: string, responde: boolean) => {
    if (ambiente !== '1' && ambiente !== '2') return; // there is no other
    const ahora = reloj();
    const antes = sabido.get(ambiente);
    if (antes?.responde === responde && ahora.getTime() - antes.escrito < CADA_MS) return;
    sabido.set(ambiente, { responde, escrito: ahora.getTime() });
    const desfase = responde ? (sri.desfaseMs?.() ?? null) : null;
    const desfaseMs = desfase === null ? null : Math.round(desfase);
    try {
      await autoridad.anotar({ ambiente, responde, desfaseMs, ahora });
    } catch (error) {
      sabido.delete(ambiente); // the next call writes it
      log.error({ err: error, ambiente }, 'the state of the authority was not written');
    }
  };
  const mirar = async <T>(ambiente: string, respuesta: Promise<T>): Promise<T> => {
    try {
      const dicha = await respuesta;
      await anotar(ambiente, true);
      return dicha;
    } catch (error) {
      if (error instanceof SriNoDisponible && error.motivo !== 'DESHABILITADO')
        await anotar(ambiente, false);
      throw error;
    }
  };
  return {
    ...sri,
    enviar: (ambiente, xml) => mirar(ambiente, sri.enviar(ambiente, xml)),
    consultar: (ambiente, clave) => mirar(ambiente, sri.consultar(ambiente, clave)),
  };
}
