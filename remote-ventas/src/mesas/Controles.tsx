import { mesasCalls as calls, type Mesa } from '@comanda/shared/contracts/ventas/mesas';
import { Chips } from '@comanda/shared/piezas/chips';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { AccionesEnMenu, type Accion } from '@comanda/shared/piezas/tabla';
import { useEquipo } from '@comanda/shared/sinLinea';
import { Button } from '@comanda/shared/ui/core';

import { useEsperaLinea } from '../cocina/useEsperaLinea';
import { BotonCrear } from './BotonCrear';
import { useCrearMesa } from './useCrearMesa';

export const VISTAS_DE_MESAS = ['lista', 'plano'] as const;
type VistaDeMesas = (typeof VISTAS_DE_MESAS)[number];

const VISTAS = [
  { valor: 'lista', texto: 'Lista' },
  { valor: 'plano', texto: 'Plano' },
] as const;

type ControlesProps = {
  empresa: string;
  mesas: readonly Mesa[];
  zonas: readonly string[];
  /** Null: all of them. */
  zona: string | null;
  vista: VistaDeMesas;
  /** There is little room: what is done rarely is behind the dots. */
  enPoco: boolean;
  onZona: (zona: string | null) => void;
  onVista: (vista: VistaDeMesas) => void;
  /** Null for those who may not. */
  onDibujar: (() => void) | null;
  onNueva: () => void;
  onVarias: () => void;
};

/** What of the floor is shown and how, and what can be begun; an order most of all. */
export function Controles(props: ControlesProps) {
  const { empresa, mesas, zonas, zona, vista, enPoco, onZona, onVista } = props;
  const espera = useEsperaLinea();
  const esEquipo = useEquipo(empresa) !== null;
  const impedida = esEquipo ? null : espera;
  const cuantas = (de: string) => mesas.filter((mesa) => mesa.zona === de).length;
  return (
    <div className="ui-fila mesas-controles">
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
      {mesas.length > 0 && !enPoco && (
        <Chips etiqueta="Vista" chips={VISTAS} elegido={vista} onElegir={onVista} />
      )}
      <div className="ui-fila mesas-botones">
        {!enPoco && <Rara {...props} espera={espera} />}
        <Button
          type={mesas.length > 0 ? 'primary' : undefined}
          disabled={impedida !== null}
          title={impedida ?? undefined}
          onClick={props.onNueva}
        >
          Nueva orden
        </Button>
        {enPoco && <EnMenu {...props} espera={espera} />}
      </div>
    </div>
  );
}

type RaraProps = ControlesProps & { espera: string | null };

/** What is done when the room changes, beside each other. */
function Rara({ empresa, mesas, zona, vista, onDibujar, onVarias, espera }: RaraProps) {
  const crea = usePuede(calls.registrarMesa);
  const esperando = {
    type: 'text',
    disabled: espera !== null,
    title: espera ?? undefined,
  } as const;
  return (
    <>
      {onDibujar && vista === 'plano' && (
        <Button {...esperando} onClick={onDibujar}>
          Editar plano
        </Button>
      )}
      {crea && (
        <Button {...esperando} onClick={onVarias}>
          Crear varias
        </Button>
      )}
      {crea && mesas.length > 0 && <BotonCrear empresa={empresa} zona={zona ?? ''} desnudo />}
    </>
  );
}

/** The same on a phone, and the other view. */
function EnMenu(props: RaraProps) {
  const { empresa, mesas, zona, vista, onVista, onDibujar, onVarias, espera } = props;
  const crea = usePuede(calls.registrarMesa);
  const { crear, creando } = useCrearMesa(empresa, zona ?? '');
  const otra = VISTAS.find(({ valor }) => valor !== vista);
  const acciones: Accion[] = [
    ...(otra && mesas.length > 0
      ? [{ texto: `Ver como ${otra.texto.toLowerCase()}`, onElegir: () => onVista(otra.valor) }]
      : []),
    ...(onDibujar && vista === 'plano'
      ? [{ texto: 'Editar plano', impedida: espera, onElegir: onDibujar }]
      : []),
    ...(crea
      ? [
          { texto: 'Crear Mesa', impedida: espera, ocupada: creando, onElegir: crear },
          { texto: 'Crear varias', impedida: espera, onElegir: onVarias },
        ]
      : []),
  ];
  return <AccionesEnMenu acciones={acciones} nombre="las mesas" />;
}
