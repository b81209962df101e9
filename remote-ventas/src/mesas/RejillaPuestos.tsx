import type { Mesa } from '@comanda/shared/contracts/ventas/mesas';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatLapso } from '@comanda/shared/domain/texto/fecha';
import { AccionesEnMenu } from '@comanda/shared/piezas/tabla';
import { Icono } from '@comanda/shared/ui/core';

import { decirListas } from '../cocina/listas';
import { ESTADOS } from './estados';
import { mesasMensajes as mensajes } from './mesasMensajes';
import type { PuestoCardProps } from './PuestoCard';
import { decirPuestos, type Puesto } from './puestos';
import './rejilla.css';

type RejillaPuestosProps = Omit<PuestoCardProps, 'puesto' | 'children'> & {
  titulo: string;
  puestos: readonly Puesto[];
  /** What is said where there are none. */
  vacio: string;
  onAbrir: (puesto: Puesto) => void;
};

/** On a phone: many at a glance, and each is pressed itself to serve it; the rest is behind its dots. */
export function RejillaPuestos({ titulo, puestos, vacio, ...ficha }: RejillaPuestosProps) {
  return (
    <section className="mesas-seccion" aria-label={titulo}>
      <h2>{titulo}</h2>
      {puestos.length === 0 && vacio && <p>{vacio}</p>}
      <ul className="mesas-rejilla">
        {puestos.map((puesto) => (
          <li key={puesto.id}>
            <Ficha {...ficha} puesto={puesto} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const deLibre = ({ nombre, puestos }: Mesa): string =>
  [nombre, decirPuestos(puestos)].filter(Boolean).join(' · ');

type FichaProps = Omit<RejillaPuestosProps, 'titulo' | 'puestos' | 'vacio'> & { puesto: Puesto };

function Ficha({ puesto, acciones, ahora, onAbrir }: FichaProps) {
  const { nombre, mesa, estado, desde, total, listas, porEnviar } = puesto;
  const { texto, icono } = ESTADOS[estado];
  return (
    <article className="mesas-toque" data-estado={estado} aria-label={nombre}>
      <button type="button" className="mesas-abrir" onClick={() => onAbrir(puesto)}>
        <b className={mesa ? 'mesas-numero' : 'mesas-nombre'}>
          {mesa ? (
            <>
              <span className="solo-lector">Mesa </span>
              {mesa.numero_mesa}
            </>
          ) : (
            nombre
          )}
        </b>
        <span className="mesas-dicho" data-listas={listas > 0}>
          <Icono nombre={listas > 0 ? 'listo' : icono} tamano={16} />{' '}
          {listas > 0 ? decirListas(listas) : texto}
        </span>
        {porEnviar && (
          <strong className="mesas-dicho" data-listas="false">
            <Icono nombre="cocina" tamano={16} /> {mensajes.porEnviar}
          </strong>
        )}
        <small>
          {desde ? `${formatMonto(total)} · ${formatLapso(desde, ahora)}` : mesa && deLibre(mesa)}
        </small>
      </button>
      <AccionesEnMenu acciones={acciones(puesto)} nombre={nombre} />
    </article>
  );
}
