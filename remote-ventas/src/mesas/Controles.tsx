import { mesasCalls as calls, type Mesa } from '@comanda/shared/contracts/ventas/mesas';
import { Chips } from '@comanda/shared/piezas/chips';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { useEquipo } from '@comanda/shared/sinLinea';
import { Button } from '@comanda/shared/ui/core';

import { useEsperaLinea } from '../cocina/useEsperaLinea';
import { BotonCrear } from './BotonCrear';

export const VISTAS_DE_MESAS = ['lista', 'plano'] as const;
type VistaDeMesas = (typeof VISTAS_DE_MESAS)[number];

const VISTAS = [
  { valor: 'lista', texto: 'Lista', icono: 'menu' },
  { valor: 'plano', texto: 'Plano', icono: 'categoria' },
] as const;

type ControlesProps = {
  empresa: string;
  mesas: readonly Mesa[];
  zonas: readonly string[];
  /** Null: all of them. */
  zona: string | null;
  vista: VistaDeMesas;
  onZona: (zona: string | null) => void;
  onVista: (vista: VistaDeMesas) => void;
  /** Null for those who may not. */
  onDibujar: (() => void) | null;
  onNueva: () => void;
  onVarias: () => void;
};

/** What of the floor is shown and how, and what can be begun. */
export function Controles(props: ControlesProps) {
  const { empresa, mesas, zonas, zona, vista, onZona, onVista, onDibujar } = props;
  const espera = useEsperaLinea();
  const esperando = { disabled: espera !== null, title: espera ?? undefined };
  const esEquipo = useEquipo(empresa) !== null;
  const crea = usePuede(calls.registrarMesa);
  const cuantas = (de: string) => mesas.filter((mesa) => mesa.zona === de).length;
  return (
    <div className="mesas-controles">
      {zonas.length > 0 && (
        <Chips
          etiqueta="Zona"
          chips={[
            { valor: null, texto: 'Todas', cuantos: mesas.length },
            ...zonas.map((valor) => ({ valor, texto: valor, cuantos: cuantas(valor) })),
          ]}
          elegido={zona}
          onElegir={onZona}
        />
      )}
      {mesas.length > 0 && (
        <Chips etiqueta="Vista" chips={VISTAS} elegido={vista} onElegir={onVista} />
      )}
      <div className="mesas-botones">
        {onDibujar && vista === 'plano' && (
          <Button {...esperando} onClick={onDibujar}>
            Editar plano
          </Button>
        )}
        <Button {...(esEquipo ? {} : esperando)} onClick={props.onNueva}>
          Nueva orden
        </Button>
        {crea && (
          <Button {...esperando} onClick={props.onVarias}>
            Crear varias
          </Button>
        )}
        {crea && mesas.length > 0 && <BotonCrear empresa={empresa} zona={zona ?? ''} />}
      </div>
    </div>
  );
}
