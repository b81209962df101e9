import type { Hecho } from './hub';

/** What changes in so long is told together: each NOTIFY takes a lock of the whole server over the flush of its commit. */
const JUNTAR_MS = 50;
/** Of a payload, which may have 8,000 bytes, each takes forty at most. */
const POR_AVISO = 180;

type Voz = {
  yo: string;
  decir: (texto: string) => Promise<unknown>;
};

/** Tells the other processes what this one changed, after its commit and apart from it. What could not be told waits for `seguir`. */
export function vozDe({ yo, decir }: Voz) {
  const pendientes = new Map<string, Hecho>();
  let reloj: NodeJS.Timeout | undefined;
  let enCurso = false;
  let cerrada = false;

  const guardar = (hecho: Hecho): void => {
    const llave = `${hecho.tema} ${hecho.empresa}`;
    if ((pendientes.get(llave)?.version ?? 0) < hecho.version) pendientes.set(llave, hecho);
  };

  const esperar = (): void => {
    if (!cerrada && !enCurso) reloj ??= setTimeout(() => void enviar(), JUNTAR_MS).unref();
  };

  async function enviar(): Promise<void> {
    reloj = undefined;
    enCurso = true;
    // of one subject each time: a process of before understands nothing of what names one that it does not know
    const [primero] = pendientes.values();
    const tanda = [...pendientes.values()]
      .filter(({ tema }) => tema === primero?.tema)
      .slice(0, POR_AVISO);
    for (const { tema, empresa } of tanda) pendientes.delete(`${tema} ${empresa}`);
    const dichos = tanda.map(({ empresa, tema, version }) => [empresa, tema, version]);
    try {
      await decir(JSON.stringify([yo, dichos]));
      enCurso = false;
      if (pendientes.size > 0) esperar();
    } catch {
      enCurso = false;
      tanda.forEach(guardar); // told once the line is back; its loss is said by who keeps it
    }
  }

  return {
    contar(hecho: Hecho): void {
      guardar(hecho);
      esperar();
    },
    /** The line is there, or is again. */
    seguir(): void {
      if (pendientes.size > 0) esperar();
    },
    cerrar(): void {
      cerrada = true;
      clearTimeout(reloj);
    },
  };
}
