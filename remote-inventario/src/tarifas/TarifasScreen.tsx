import { useState } from 'react';

import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { seCruzan } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { PorEmpresa, QueryView, useAhora, Vacio } from '@comanda/shared/piezas/vista';
import { Alert, Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { TarifaModal } from './TarifaModal';
import {
  useAdelantarTarifaMutation,
  useEliminarTarifaMutation,
  useEncenderTarifaMutation,
  useListarTarifasQuery,
} from './tarifasApi';
import { columnasDeTarifas } from './tarifasColumns';
import { tarifasMensajes as mensajes } from './tarifasMensajes';

const FILAS = 25;

/** Prices by channel and hour (docs/adr/0089), in the order that decides. */
export default function TarifasScreen() {
  return (
    <div className="ui-pantalla">
      <PorEmpresa selector="select">{(empresa) => <Tarifas empresa={empresa} />}</PorEmpresa>
    </div>
  );
}

type Abierta = 'nueva' | TarifaDePrecio | null;

function Tarifas({ empresa }: { empresa: string }) {
  const tarifas = useListarTarifasQuery({ empresa }, { refetchOnMountOrArgChange: true });
  const ahora = useAhora();
  const [abierta, setAbierta] = useState<Abierta>(null);
  const acciones = useAccionesDeTarifa(empresa);
  const onCerrar = () => setAbierta(null);
  const crear = (
    <Button type="primary" onClick={() => setAbierta('nueva')}>
      Crear tarifa
    </Button>
  );
  return (
    <>
      <QueryView
        query={tarifas}
        esqueleto="tabla"
        empty={<Vacio {...mensajes.vacio} acto={crear} />}
      >
        {(filas) => (
          <>
            <Cruces tarifas={filas} />
            <DataTable
              titulo={mensajes.titulo}
              columns={columnasDeTarifas(ahora)}
              fuente={enMemoria(filas)}
              rowKey={({ id }) => id}
              nombreDe={({ nombre }) => nombre}
              pageSize={FILAS}
              numerada="#"
              accionesHeader="Acción"
              botones={crear}
              hoja={{
                abierta: abierta === 'nueva' ? null : abierta,
                onAbrir: setAbierta,
                pintar: (tarifa) => (
                  <TarifaModal empresa={empresa} tarifa={tarifa} onCerrar={onCerrar} />
                ),
              }}
              acciones={(tarifa) => [
                { texto: 'Editar', onElegir: () => setAbierta(tarifa) },
                {
                  texto: tarifa.activa ? 'Apagar' : 'Encender',
                  onElegir: () => acciones.encender(tarifa),
                },
                ...(filas[0]?.id === tarifa.id
                  ? []
                  : [{ texto: 'Subir', onElegir: () => acciones.subir(tarifa) }]),
                { texto: 'Eliminar', peligro: true, onElegir: () => acciones.eliminar(tarifa) },
              ]}
            />
          </>
        )}
      </QueryView>
      {abierta === 'nueva' && <TarifaModal empresa={empresa} tarifa={null} onCerrar={onCerrar} />}
    </>
  );
}

function useAccionesDeTarifa(empresa: string) {
  const [encender] = useEncenderTarifaMutation();
  const [adelantar] = useAdelantarTarifaMutation();
  const [eliminar] = useEliminarTarifaMutation();
  return {
    encender: async ({ id, activa }: TarifaDePrecio) => {
      const hecho = encender({ empresa, id, activa: !activa }).unwrap();
      await withNotice(hecho, activa ? mensajes.apagar : mensajes.encender);
    },
    subir: async ({ id }: TarifaDePrecio) => {
      await withNotice(adelantar({ empresa, id }).unwrap(), mensajes.adelantar);
    },
    eliminar: async ({ id, nombre }: TarifaDePrecio) => {
      if (!(await confirmar(mensajes.confirmarEliminar(nombre)))) return;
      await withNotice(eliminar({ empresa, id }).unwrap(), mensajes.eliminar);
    },
  };
}

/** Two that may hold at once are told: which of them decides is their order. */
function Cruces({ tarifas }: { tarifas: readonly TarifaDePrecio[] }) {
  const cruces = tarifas.flatMap((una, i) =>
    tarifas.slice(i + 1).flatMap((otra) => (seCruzan(una, otra) ? [{ una, otra }] : [])),
  );
  if (cruces.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={
        <ul>
          {cruces.map(({ una, otra }) => (
            <li key={`${una.id} ${otra.id}`}>{mensajes.seCruzan(una.nombre, otra.nombre)}</li>
          ))}
        </ul>
      }
    />
  );
}
