import { useState } from 'react';

import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatLapso } from '@comanda/shared/domain/texto/fecha';
import { useMedia } from '@comanda/shared/piezas/vista';
import { Icono } from '@comanda/shared/ui/core';

import { estaPuesta, recorte } from './celdas';
import { CuentaDePuesto } from './CuentaDePuesto';
import { enCelda, rejilla } from './enCelda';
import { ESTADOS } from './estados';
import { mesasMensajes as mensajes } from './mesasMensajes';
import './plano.css';
import { PuestoCard, type PuestoCardProps } from './PuestoCard';
import { estaAbierto, type Puesto } from './puestos';

type PlanoSalonProps = Omit<PuestoCardProps, 'puesto' | 'children'> & {
  empresa: string;
  puestos: readonly Puesto[];
};

/** Under a plan on a phone the card has no room for a bill. */
const AL_LADO = '(min-width: 768px) and (min-height: 541px)';

/**
 * Tables where they stand, as much of the plan as has any; a tap shows the card of one beside it, another hides it. Those
 * without a place lie under the plan.
 */
export function PlanoSalon({ empresa, puestos, ...card }: PlanoSalonProps) {
  const alLado = useMedia(AL_LADO);
  const [elegida, setElegida] = useState<string | null>(null);
  const puestas = puestos.flatMap((puesto) =>
    puesto.mesa && estaPuesta(puesto.mesa) ? [{ puesto, celda: puesto.mesa }] : [],
  );
  const sueltas = puestos.filter(({ mesa }) => mesa && !estaPuesta(mesa));
  const parte = recorte(puestas.map(({ celda }) => celda));
  const suya = puestos.find(({ id }) => id === elegida);
  const alternar = (id: string) => setElegida(id === elegida ? null : id);
  const fichas = { ahora: card.ahora, elegida, onElegir: alternar };

  return (
    <section className="mesas-plano-salon" data-mira aria-label="Plano">
      <div className="mesas-plano-lugares">
        {puestas.length === 0 ? (
          <p>{mensajes.sinPlano}</p>
        ) : (
          <div className="mesas-plano-marco">
            <div className="mesas-plano" style={rejilla(parte)}>
              {puestas.map(({ puesto, celda }) => (
                <div key={puesto.id} style={enCelda(celda, parte)}>
                  <Ficha {...fichas} puesto={puesto} />
                </div>
              ))}
            </div>
          </div>
        )}
        {sueltas.length > 0 && (
          <div className="mesas-sueltas" role="group" aria-label="Sin lugar en el plano">
            {sueltas.map((puesto) => (
              <Ficha key={puesto.id} {...fichas} puesto={puesto} />
            ))}
          </div>
        )}
      </div>
      <aside className="mesas-plano-elegida">
        {suya ? (
          <PuestoCard {...card} puesto={suya}>
            {alLado && estaAbierto(suya) && (
              <CuentaDePuesto empresa={empresa} random={suya.random} />
            )}
          </PuestoCard>
        ) : (
          <div className="ui-tarjeta ui-vista">
            <p>{mensajes.sinElegir}</p>
          </div>
        )}
      </aside>
    </section>
  );
}

type FichaProps = {
  puesto: Puesto;
  ahora: Date;
  elegida: string | null;
  onElegir: (id: string) => void;
};

function Ficha({ puesto, ahora, elegida, onElegir }: FichaProps) {
  const { id, nombre, mesa, estado, desde, total, listas, porEnviar } = puesto;
  const { texto, icono } = ESTADOS[estado];
  return (
    <button
      type="button"
      className="mesas-ficha"
      data-estado={estado}
      aria-pressed={id === elegida}
      onClick={() => onElegir(id)}
    >
      <span className="solo-lector">{nombre}</span>
      <b aria-hidden>
        {mesa?.numero_mesa}
        {listas > 0 && <Icono nombre="listo" tamano={18} />}
      </b>
      <span className="ui-dato">
        <Icono nombre={icono} tamano={14} /> {texto}
      </span>
      {porEnviar && (
        <strong className="ui-dato">
          <Icono nombre="cocina" tamano={14} /> {mensajes.porEnviar}
        </strong>
      )}
      {desde && (
        <small className="cifra">
          {formatMonto(total)} · {formatLapso(desde, ahora)}
        </small>
      )}
    </button>
  );
}
