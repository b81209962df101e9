import { useEffect, useState, type MouseEvent } from 'react';

import { Icono } from '../Icono';
import type { Aviso } from '../notices';
import { ALERTA_MS, AVISO_MS } from '../timings';

import type { Cola, EnCola } from './cola';
import estilos from './tira.module.css';

type TiraProps = { avisos: Cola; onQuitar: (id: number) => void };

/** Where all notices stand: over the header, on a large screen over that part of it where nothing is pressed. The last one is shown, and how many are behind it. */
export function Tira({ avisos, onQuitar }: TiraProps) {
  const ultimo = avisos.at(-1);
  return (
    <section className={estilos.tira} aria-label="Avisos" aria-live="polite">
      {ultimo && (
        <Uno key={ultimo.id} aviso={ultimo} detras={avisos.length - 1} onQuitar={onQuitar} />
      )}
    </section>
  );
}

const ICONO: Record<Aviso['tipo'], string> = {
  success: 'listo',
  error: 'alerta',
  warning: 'alerta',
  info: 'reloj',
};

/** Success fades, what warns stays longer, an error until it is read or its cause is gone. */
const DURA: Record<Aviso['tipo'], number | null> = {
  success: ALERTA_MS,
  warning: AVISO_MS,
  info: AVISO_MS,
  error: null,
};

type UnoProps = { aviso: EnCola; detras: number; onQuitar: (id: number) => void };

function Uno({ aviso, detras, onQuitar }: UnoProps) {
  const { id, tipo, titulo, texto } = aviso;
  const [leyendo, setLeyendo] = useState(false);
  const [entero, setEntero] = useState(false);
  const dura = leyendo ? null : DURA[tipo];

  useEffect(() => {
    if (dura === null) return;
    const reloj = setTimeout(onQuitar, dura, id);
    return () => clearTimeout(reloj);
  }, [dura, id, onQuitar]);

  return (
    <div
      className={estilos.aviso}
      data-tipo={tipo}
      role={tipo === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setLeyendo(true)}
      onPointerLeave={() => setLeyendo(false)}
    >
      <Icono nombre={ICONO[tipo]} />
      <p
        className={entero ? undefined : estilos.corto}
        title={texto}
        onClick={() => setEntero(true)}
      >
        <strong>{titulo}</strong> <span>{texto}</span>
      </p>
      {detras > 0 && <small>+{detras}</small>}
      <button
        type="button"
        className="ui-plano"
        aria-label="Cerrar el aviso"
        onMouseDown={sinFoco}
        onClick={() => onQuitar(id)}
      >
        <Icono nombre="cerrar" />
      </button>
    </div>
  );
}

/** The focus stays where typing goes on. */
const sinFoco = (event: MouseEvent) => event.preventDefault();
