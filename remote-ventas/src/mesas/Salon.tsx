import { useState } from 'react';

import { mesasCalls as calls, type Mesa } from '@comanda/shared/contracts/ventas/mesas';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { almacenDe } from '@comanda/shared/piezas/almacen';
import { useMedia } from '@comanda/shared/piezas/vista';

import { usePorEnviar } from '../carrito/envio/usePorEnviar';
import type { PisoLeido } from '../cocina/pisoApi';
import { BotonCrear } from './BotonCrear';
import { Controles, VISTAS_DE_MESAS } from './Controles';
import type { DialogoDePuesto } from './DialogoPuesto';
import { ListaPuestos } from './ListaPuestos';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { PlanoSalon } from './PlanoSalon';
import { estaPuesta } from './celdas';
import type { PuestoCardProps } from './PuestoCard';
import { deMesa, deOrden, porEstado, zonasDe, type Puesto } from './puestos';
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

/** Where a second line of buttons would take the place of tables. */
const EN_POCO = '(max-width: 767px), (max-height: 540px)';

/** As it was looked at the last time; before, where they stand, if any has a place and there is room for a plan. */
function useVista(mesas: readonly Mesa[], angosta: boolean) {
  const [pedida, setVista] = usePreferencia(almacen, 'vista', '');
  const deSiempre = !angosta && mesas.some(estaPuesta) ? 'plano' : 'lista';
  return [VISTAS_DE_MESAS.find((una) => una === pedida) ?? deSiempre, setVista] as const;
}

/** Tables of a zone, as cards or where they stand, and under them the orders that have no table. */
export function Salon({ empresa, piso, onDialogo, onDibujar }: SalonProps) {
  const { mesas, ordenes } = piso;
  const [elegida, setZona] = useState<string | null>(null);
  const angosta = useMedia(ANGOSTA);
  const enPoco = useMedia(EN_POCO);
  const [vista, setVista] = useVista(mesas, angosta);
  const administra = usePuede(calls.guardarPlano);
  const { acciones, ver } = useAccionesDeMesa({ empresa, piso, onDialogo });
  const porEnviar = usePorEnviar(empresa);
  const ahora = useHoraServidor(piso.desfase);

  const zonas = zonasDe(mesas);
  const zona = elegida !== null && zonas.includes(elegida) ? elegida : null;
  const suyas = zona === null ? mesas : mesas.filter((mesa) => mesa.zona === zona);
  const marcar = (puesto: Puesto) => ({ ...puesto, porEnviar: porEnviar.has(puesto.id) });
  const comun = { acciones, ahora };
  const sinMesa = {
    ...comun,
    titulo: 'Para llevar / mostrador',
    puestos: ordenes.map(deOrden).map(marcar),
    vacio: mensajes.sinOrdenes,
  };
  const onAbrir = (puesto: Puesto) => void ver(puesto);

  return (
    <>
      <Controles
        empresa={empresa}
        mesas={mesas}
        zonas={zonas}
        zona={zona}
        vista={vista}
        enPoco={enPoco}
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
      ) : (
        <Mesas
          {...comun}
          empresa={empresa}
          puestos={suyas.map(deMesa).map(marcar)}
          como={vista === 'plano' ? 'plano' : angosta ? 'rejilla' : 'tarjetas'}
          onAbrir={onAbrir}
        />
      )}
      {angosta || vista === 'plano' ? (
        <RejillaPuestos {...sinMesa} onAbrir={onAbrir} />
      ) : (
        <ListaPuestos {...sinMesa} />
      )}
    </>
  );
}

type MesasProps = Omit<PuestoCardProps, 'puesto' | 'children'> & {
  empresa: string;
  puestos: readonly Puesto[];
  como: 'plano' | 'rejilla' | 'tarjetas';
  onAbrir: (puesto: Puesto) => void;
};

/** Where they stand, by their state on a phone, or as cards. */
function Mesas({ empresa, puestos, como, onAbrir, ...comun }: MesasProps) {
  if (como === 'plano') return <PlanoSalon {...comun} empresa={empresa} puestos={puestos} />;
  if (como === 'tarjetas')
    return <ListaPuestos {...comun} titulo="Mesas" puestos={puestos} vacio="" />;
  return porEstado(puestos).map((grupo) => (
    <RejillaPuestos {...comun} {...grupo} key={grupo.titulo} vacio="" onAbrir={onAbrir} />
  ));
}
