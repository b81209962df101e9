import { useState } from 'react';

import { DECRETOS_POR_PAGINA, type DecretoListado } from '@comanda/shared/contracts/admin/decretos';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { QueryView, useAhora, Vacio } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import './decretos.css';

import { DecretoModal } from './DecretoModal';
import { useListarDecretosQuery } from './decretosApi';
import { decretosColumns } from './decretosColumns';
import { decretosMensajes as mensajes } from './decretosMensajes';
import { TerminarModal } from './TerminarModal';

/** The operator adds a decree the day it is published, and every till follows. */
export default function DecretosScreen() {
  const decretos = useListarDecretosQuery({}, { refetchOnMountOrArgChange: true });
  const hoy = fechaNegocio(useAhora(60_000));
  const [agregando, setAgregando] = useState(false);
  const [terminando, setTerminando] = useState<DecretoListado | null>(null);
  const agregar = (
    <Button type="primary" onClick={() => setAgregando(true)}>
      Agregar decreto
    </Button>
  );
  return (
    <div className="ui-pantalla">
      <QueryView
        query={decretos}
        esqueleto="tabla"
        fallo={mensajes.listar}
        empty={<Vacio {...mensajes.vacio} acto={agregar} />}
      >
        {(filas) => (
          <DataTable
            titulo={mensajes.titulo}
            columns={decretosColumns(hoy)}
            fuente={enMemoria(filas)}
            rowKey={({ id }) => id}
            nombreDe={({ fuente }) => fuente}
            pageSize={DECRETOS_POR_PAGINA}
            botones={agregar}
            exportar="decretos"
            compacta
            accionesHeader="acción"
            acciones={(decreto) =>
              sePuedeTerminar(decreto, hoy)
                ? [{ texto: 'Terminar', onElegir: () => setTerminando(decreto) }]
                : []
            }
          />
        )}
      </QueryView>
      {agregando && <DecretoModal onCerrar={() => setAgregando(false)} />}
      {terminando && (
        <TerminarModal decreto={terminando} hoy={hoy} onCerrar={() => setTerminando(null)} />
      )}
    </div>
  );
}

/** One whose days are over ended by itself. */
const sePuedeTerminar = ({ hasta, cesado }: DecretoListado, hoy: string) =>
  cesado === null && hasta >= hoy;
