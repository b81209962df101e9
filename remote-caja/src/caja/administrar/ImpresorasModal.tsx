import { useState } from 'react';

import { guardarPapel, leerPapel, type PapelDelNavegador } from '@comanda/shared/api';
import {
  DE_LA_CAJA,
  IMPRESORA_DE_FABRICA,
  type AjusteDeImpresora,
} from '@comanda/shared/contracts/caja/impresoras';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';
import type { CallReply } from '@comanda/shared/contracts/defineCall';
import { useCerrarConCuidado } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { Modal } from '@comanda/shared/ui/data';

import { useConsultarEstacionesQuery, useLeerImpresorasQuery } from './impresorasApi';

import './administrar.css';

import { administrarMensajes as mensajes } from './administrarMensajes';
import { ImpresoraFila } from './ImpresoraFila';
import { NavegadorSeccion } from './NavegadorSeccion';
import { VinculoSeccion } from './VinculoSeccion';

type ImpresorasModalProps = { empresa: string; onCerrar: () => void };

const EN_LA_DE_LA_CAJA: AjusteDeImpresora = {
  clase: 'CAJA',
  direccion: '',
  ...IMPRESORA_DE_FABRICA,
};

/** Stations are made elsewhere, and printers at the service. */
const AL_ABRIR = { refetchOnMountOrArgChange: true } as const;

/** Where the paper of this till comes out, station by station, and whose word opens its drawer. */
export default function ImpresorasModal({ empresa, onCerrar }: ImpresorasModalProps) {
  const conCocina = usePuede(vizorCalls.consultarAjustesCocina);
  const cocina = useConsultarEstacionesQuery({ empresa }, { ...AL_ABRIR, skip: !conCocina });
  const [papel, setPapel] = useState(leerPapel);
  const elegirPapel = (elegido: PapelDelNavegador) => {
    guardarPapel(elegido);
    setPapel(elegido);
  };
  const { cerrar, onEstadoDe } = useCerrarConCuidado(onCerrar);
  return (
    <Modal
      open
      title="Impresoras de este equipo"
      width={640}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => void cerrar()}
    >
      <div className="ui-pila caja-cajas">
        <NavegadorSeccion empresa={empresa} papel={papel} onPapel={elegirPapel} />
        {papel === null && (
          <DelServicio empresa={empresa} cocina={cocina.currentData} onEstadoDe={onEstadoDe} />
        )}
      </div>
    </Modal>
  );
}

/** Which station each category goes to. */
type Cocina = Pick<
  CallReply<typeof vizorCalls.consultarAjustesCocina>['data'],
  'estaciones' | 'categorias'
>;

type DelServicioProps = {
  empresa: string;
  /** Undefined where there is no kitchen, or it is not known yet. */
  cocina: Cocina | undefined;
  onEstadoDe: ReturnType<typeof useCerrarConCuidado>['onEstadoDe'];
};

/** The printers that the print service of this till knows, and whose word opens its drawer. */
function DelServicio({ empresa, cocina, onEstadoDe }: DelServicioProps) {
  const estaciones = cocina?.estaciones ?? [];
  const impresoras = useLeerImpresorasQuery(undefined, AL_ABRIR);
  return (
    <QueryView query={impresoras} empty={null} fallo={mensajes.sinImpresion}>
      {({ version, puestos }) => {
        const deOtras = puestos.filter(
          ({ puesto }) => puesto !== DE_LA_CAJA && !esUnaDe(estaciones, puesto),
        );
        const todos = [DE_LA_CAJA, ...estaciones, ...deOtras.map(({ puesto }) => puesto)];
        return (
          <div className="ui-pila">
            <ul>
              {todos.map((puesto) => (
                <ImpresoraFila
                  key={puesto}
                  empresa={empresa}
                  puesto={puesto}
                  version={version}
                  recibe={cocina && loQueRecibe(puesto, cocina)}
                  impresora={
                    puestos.find((uno) => esUnaDe([uno.puesto], puesto))?.impresora ??
                    EN_LA_DE_LA_CAJA
                  }
                  onEstado={onEstadoDe(puesto)}
                  onHecho={() => void impresoras.refetch()}
                />
              ))}
            </ul>
            {cocina && <SinEstacion cocina={cocina} />}
            <VinculoSeccion empresa={empresa} />
          </div>
        );
      }}
    </QueryView>
  );
}

const nombresDe = (categorias: Cocina['categorias']) =>
  categorias.map(({ categoria }) => categoria).join(', ');

/** What comes out of it, in words. */
function loQueRecibe(puesto: string, { categorias }: Cocina): string {
  if (puesto === DE_LA_CAJA) return mensajes.recibeLaCaja;
  const suyas = categorias.filter(({ estacion }) => esUnaDe([estacion ?? ''], puesto));
  return suyas.length === 0 ? mensajes.recibeNada : mensajes.recibe(nombresDe(suyas));
}

/** What is sold without a word to the kitchen. */
function SinEstacion({ cocina }: { cocina: Cocina }) {
  const sueltas = cocina.categorias.filter(({ estacion }) => estacion === null);
  return sueltas.length > 0 && <p>{mensajes.sinEstacion(nombresDe(sueltas))}</p>;
}

/** 'Cocina' and 'COCINA' are one station. */
const esUnaDe = (nombres: readonly string[], puesto: string) =>
  nombres.some((uno) => uno.toLowerCase() === puesto.toLowerCase());
