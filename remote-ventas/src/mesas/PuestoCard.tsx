import type { ReactNode } from 'react';

import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { formatHora, formatLapso } from '@comanda/shared/domain/texto/fecha';
import { AccionesFila, type Accion } from '@comanda/shared/piezas/tabla';
import { Icono } from '@comanda/shared/ui/core';

import { decirListas } from '../cocina/listas';
import { sinDecirOrden } from '../cocina/nombres';
import { ESTADOS } from './estados';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { decirPuestos, type Puesto } from './puestos';

export type PuestoCardProps = {
  puesto: Puesto;
  acciones: (puesto: Puesto) => readonly Accion[];
  /** By the server's clock. */
  ahora: Date;
  /** What is on its bill, where there is room for it. */
  children?: ReactNode;
};

const NADA = '—';

/** A table, or an order without one: what spec section 2 asks of its card, and how long it has been served. */
export function PuestoCard({ puesto, acciones, ahora, children }: PuestoCardProps) {
  const { nombre, mesa, estado, cliente, mesero, desde, total } = puesto;
  const { texto, icono } = ESTADOS[estado];
  return (
    <article className="mesas-card ui-tarjeta" data-estado={estado} aria-label={nombre}>
      <dl>
        <Dato que={mesa ? 'Mesa' : 'Orden'} titular>
          {mesa ? mesa.numero_mesa : sinDecirOrden(nombre)} <Senas {...puesto} />
        </Dato>
        <Dato que="Estado">
          <strong className="mesas-estado">
            <Icono nombre={icono} tamano={18} /> {texto}
          </strong>
        </Dato>
        <Dato que="Cliente">{cliente || NADA}</Dato>
        <Dato que="Mesero">{mesero || NADA}</Dato>
        <Dato que="Hora">{desde ? formatHora(desde) : NADA}</Dato>
        <Dato que="Total">
          <b>{desde ? formatMonto(total) : NADA}</b>
        </Dato>
      </dl>
      <p className="mesas-seguimiento">
        {desde && <Seguimiento puesto={puesto} desde={desde} ahora={ahora} />}
        {puesto.porEnviar && (
          <strong className="ui-dato mesas-por-enviar">
            <Icono nombre="cocina" tamano={16} /> {mensajes.porEnviar}
          </strong>
        )}
      </p>
      {children}
      <AccionesFila acciones={acciones(puesto)} nombre={nombre} />
    </article>
  );
}

/** What else it goes by. */
const Senas = ({ mesa, canal }: Pick<Puesto, 'mesa' | 'canal'>) => (
  <>
    {mesa?.nombre && <small>{mesa.nombre}</small>}
    {mesa?.puestos != null && <small>{decirPuestos(mesa.puestos)}</small>}
    {canal && <small>{NOMBRE_DE_CANAL[canal]}</small>}
  </>
);

type DatoProps = { que: string; titular?: boolean; children: ReactNode };

const Dato = ({ que, titular, children }: DatoProps) => (
  <div data-titular={titular}>
    <dt>{que}</dt>
    <dd>{children}</dd>
  </div>
);

type SeguimientoProps = { puesto: Puesto; desde: string; ahora: Date };

function Seguimiento({ puesto: { comensales, listas }, desde, ahora }: SeguimientoProps) {
  return (
    <>
      <span className="ui-dato">
        <Icono nombre="reloj" tamano={16} /> {formatLapso(desde, ahora)}
      </span>
      {comensales !== null && (
        <span className="ui-dato">
          <Icono nombre="persona" tamano={16} />
          {comensales === 1 ? '1 comensal' : `${comensales} comensales`}
        </span>
      )}
      {listas > 0 && (
        <strong className="ui-dato mesas-listas">
          <Icono nombre="listo" tamano={16} /> {decirListas(listas)}
        </strong>
      )}
    </>
  );
}
