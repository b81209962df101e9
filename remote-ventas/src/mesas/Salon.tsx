import { useState } from 'react';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { useMedia } from '@comanda/shared/piezas/vista';

import type { PisoLeido } from '../cocina/pisoApi';
import { BotonCrear } from './BotonCrear';
import { Controles, type VistaDeMesas } from './Controles';
import type { DialogoDePuesto } from './DialogoPuesto';
import { ListaPuestos } from './ListaPuestos';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { PlanoSalon } from './PlanoSalon';
import { estaPuesta } from './celdas';
import { deMesa, deOrden, zonasDe } from './puestos';
import { useAccionesDeMesa } from './useAccionesDeMesa';
import { useHoraServidor } from '../cocina/useHoraServidor';

type SalonProps = {
  empresa: string;
  piso: PisoLeido;
  onDialogo: (dialogo: DialogoDePuesto) => void;
  onDibujar: () => void;
};

/** A phone has room for cards, one under the other. */
const ANGOSTA = '(max-width: 767px)';

/** Tables of a zone, as cards or where they stand, and under them the orders that have no table. */
export function Salon({ empresa, piso, onDialogo, onDibujar }: SalonProps) {
  const { mesas, ordenes } = piso;
  const [elegida, setZona] = useState<string | null>(null);
  const [pedida, setVista] = useState<VistaDeMesas | null>(null);
  const angosta = useMedia(ANGOSTA);
  const administra = usePuede(calls.guardarPlano);
  const acciones = useAccionesDeMesa({ empresa, piso, onDialogo });
  const ahora = useHoraServidor(piso.desfase);

  const zonas = zonasDe(mesas);
  const zona = elegida !== null && zonas.includes(elegida) ? elegida : null;
  const suyas = zona === null ? mesas : mesas.filter((mesa) => mesa.zona === zona);
  const vista = pedida ?? (!angosta && mesas.some(estaPuesta) ? 'plano' : 'lista');
  const comun = { acciones, ahora };

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
      />
      {mesas.length === 0 ? (
        <div className="ui-vista">
          <p>{administra ? mensajes.vacio : mensajes.vacioSinPermiso}</p>
          {administra && <BotonCrear empresa={empresa} zona="" />}
        </div>
      ) : vista === 'plano' ? (
        <PlanoSalon {...comun} empresa={empresa} puestos={suyas.map(deMesa)} />
      ) : (
        <ListaPuestos {...comun} titulo="Mesas" puestos={suyas.map(deMesa)} vacio="" />
      )}
      <ListaPuestos
        {...comun}
        titulo="Para llevar / mostrador"
        puestos={ordenes.map(deOrden)}
        vacio={mensajes.sinOrdenes}
      />
    </>
  );
}
