import { useRef, useState } from 'react';

import { PLANO, type Mesa } from '@comanda/shared/contracts/ventas/mesas';
import { useSinEnviar } from '@comanda/shared/session';
import { Button, confirmar, DESCARTAR, withNotice } from '@comanda/shared/ui/core';

import { nombreDeMesa } from '../cocina/nombres';
import { useEsperaLinea } from '../cocina/useEsperaLinea';
import { quienEsta, type CeldaDePlano } from './celdas';
import { enCelda, rejilla } from './enCelda';
import { FichaMovil } from './FichaMovil';
import { useGuardarPlanoMutation } from './mesasApi';
import { mesasMensajes as mensajes } from './mesasMensajes';
import './plano.css';
import { useArrastre } from './useArrastre';
import { useEdicion } from './useEdicion';

type EditarPlanoProps = { empresa: string; mesas: readonly Mesa[]; onTerminar: () => void };

/** The whole plan, all zones of it: tables are carried to their cells, or moved with the arrows, and saved together. */
export function EditarPlano({ empresa, mesas, onTerminar }: EditarPlanoProps) {
  const plano = useRef<HTMLDivElement>(null);
  const [guardar, { isLoading: guardando }] = useGuardarPlanoMutation();
  const { lugares, poner, dar, deshacer, hayPasos, movidas } = useEdicion(mesas);
  const espera = useEsperaLinea();
  useSinEnviar(movidas.length > 0);
  /** What was moved last, and what became of it: for those who hear the screen, and for the focus. */
  const [dicho, setDicho] = useState<{ id: string; texto: string } | null>(null);
  const nombreDe = (id?: string) =>
    mesas
      .filter((mesa) => mesa.id === id)
      .map(nombreDeMesa)
      .join();
  const decir = (id: string, que: string) => setDicho({ id, texto: `${nombreDe(id)}: ${que}` });

  const { arrastre, asa } = useArrastre(plano, (id, celda) => {
    const otra = quienEsta(lugares, celda);
    decir(id, poner(id, celda) ? lugarDe(celda) : `ahí está ${nombreDe(otra)}`);
  });
  const onPaso = (id: string, paso: CeldaDePlano) => {
    const celda = dar(id, paso);
    decir(id, celda ? lugarDe(celda) : 'no hay lugar');
  };
  const onGuardar = async () => {
    const hecho = guardar({ empresa, lugares: movidas }).unwrap();
    if ((await withNotice(hecho, mensajes.plano)) !== undefined) onTerminar();
  };
  const onCancelar = async () => {
    if (movidas.length === 0 || (await confirmar(DESCARTAR))) onTerminar();
  };

  const ficha = (mesa: Mesa) => (
    <FichaMovil
      key={mesa.id}
      mesa={mesa}
      lugar={lugares.get(mesa.id)}
      llevado={arrastre?.id === mesa.id ? arrastre.llevado : null}
      enfocar={dicho?.id === mesa.id}
      asa={asa(mesa.id)}
      onPaso={(paso) => onPaso(mesa.id, paso)}
    />
  );
  const sueltas = mesas.filter(({ id }) => !lugares.has(id));
  const tomada =
    arrastre?.celda && ![undefined, arrastre.id].includes(quienEsta(lugares, arrastre.celda));

  return (
    <section className="mesas-plano-salon" aria-label="Editar plano">
      <div className="ui-fila">
        <Button disabled={!hayPasos} onClick={deshacer}>
          Deshacer
        </Button>
        <Button disabled={guardando} onClick={() => void onCancelar()}>
          Cancelar
        </Button>
        <Button
          type="primary"
          disabled={movidas.length === 0 || espera !== null}
          title={espera ?? undefined}
          loading={guardando}
          onClick={() => void onGuardar()}
        >
          Guardar plano
        </Button>
      </div>
      <p id="mesas-plano-ayuda">Arrastre cada mesa a su lugar, o muévala con las flechas.</p>
      {sueltas.length > 0 && (
        <div className="mesas-sueltas" role="group" aria-label="Sin lugar en el plano">
          {sueltas.map(ficha)}
        </div>
      )}
      <div className="mesas-plano-marco">
        <div ref={plano} className="mesas-plano" data-edita style={rejilla(PLANO)}>
          {arrastre?.celda && (
            <span
              className="mesas-plano-destino"
              data-tomada={Boolean(tomada)}
              style={enCelda(arrastre.celda)}
            />
          )}
          {mesas.filter(({ id }) => lugares.has(id)).map(ficha)}
        </div>
      </div>
      <p className="solo-lector" role="status">
        {dicho?.texto}
      </p>
    </section>
  );
}

const lugarDe = ({ x, y }: CeldaDePlano) => `columna ${x + 1}, fila ${y + 1}`;
