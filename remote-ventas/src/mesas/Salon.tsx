import { useState } from 'react';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { almacenDe } from '@comanda/shared/piezas/almacen';
import { useMedia } from '@comanda/shared/piezas/vista';

import type { PisoLeido } from '../cocina/pisoApi';
import { BotonCrear } from './BotonCrear';
import { Controles, VISTAS_DE_MESAS } from './Controles';
import type { DialogoDePuesto } from './DialogoPuesto';
import { ListaPuestos } from './ListaPuestos';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { PlanoSalon } from './PlanoSalon';
import { estaPuesta } from './celdas';
import { deMesa, deOrden, zonasDe, type Puesto } from './puestos';
import { RejillaPuestos } from './RejillaPuestos';
import { useAccionesDeMesa } from './useAccionesDeMesa';
import { useHoraServidor } from '../cocina/useHoraServidor';
import { usePreferencia } from '../cocina/usePreferencia';

type SalonProps = {
  empresa: string;
  piso: PisoLeido;
  onDialogo: (dialogo: DialogoDePuesto) => void;
  onDibujar: () => void;
};

/** How the floor is looked at is of the machine. */
const almacen = almacenDe('ventas', 'mesas.');

/** A phone has room for cards, one under the other. */
const ANGOSTA = '(max-width: 767px)';

/** Tables of a zone, as cards or where they stand, and under them the orders that have no table. */
export function Salon({ empresa, piso, onDialogo, onDibujar }: SalonProps) {
  const { mesas, ordenes } = piso;
  const [elegida, setZona] = useState<string | null>(null);
  const [pedida, setVista] = usePreferencia(almacen, 'vista', '');
  const angosta = useMedia(ANGOSTA);
  const administra = usePuede(calls.guardarPlano);
  const { acciones, ver } = useAccionesDeMesa({ empresa, piso, onDialogo });
  const ahora = useHoraServidor(piso.desfase);

  const zonas = zonasDe(mesas);
  const zona = elegida !== null && zonas.includes(elegida) ? elegida : null;
  const suyas = zona === null ? mesas : mesas.filter((mesa) => mesa.zona === zona);
  const deSiempre = !angosta && mesas.some(estaPuesta) ? 'plano' : 'lista';
  const vista = VISTAS_DE_MESAS.find((una) => una === pedida) ?? deSiempre;
  const comun = { acciones, ahora };
  const lista = (titulo: string, puestos: readonly Puesto[], vacio: string) =>
    angosta ? (
      <RejillaPuestos
        {...comun}
        titulo={titulo}
        puestos={puestos}
        vacio={vacio}
        onAbrir={(puesto) => void ver(puesto)}
      />
    ) : (
      <ListaPuestos {...comun} titulo={titulo} puestos={puestos} vacio={vacio} />
    );

  return (
    <>
      <Controles
        empresa={empresa}
        mesas={mesas}
        zonas={zonas}
        zona={zona}
        vista={vista}
        onZona={setZona}
        onVista={setVista}
        onDibujar={administra ? onDibujar : null}
        onNueva={() => onDialogo({ que: 'nueva' })}
        onVarias={() => onDialogo({ que: 'varias', zona: zona ?? '' })}
      />
      {mesas.length === 0 ? (
        <div className="ui-vista">
          <p>{administra ? mensajes.vacio : mensajes.vacioSinPermiso}</p>
          {administra && <BotonCrear empresa={empresa} zona="" />}
        </div>
      ) : vista === 'plano' ? (
        <PlanoSalon {...comun} empresa={empresa} puestos={suyas.map(deMesa)} />
      ) : (
        lista('Mesas', suyas.map(deMesa), '')
      )}
      {lista('Para llevar / mostrador', ordenes.map(deOrden), mensajes.sinOrdenes)}
    </>
  );
}
