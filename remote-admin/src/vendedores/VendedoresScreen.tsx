import { useState } from 'react';

import { VENDEDORES_POR_PAGINA, type Vendedor } from '@comanda/shared/contracts/admin/vendedores';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { QueryView, Vacio } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import '../personas.css';

import { VendedorModal } from './VendedorModal';
import { useAccionesVendedor } from './useAccionesVendedor';
import { useListarVendedoresQuery } from './vendedoresApi';
import { nombreDeVendedor, vendedoresColumns } from './vendedoresColumns';
import { vendedoresMensajes as mensajes } from './vendedoresMensajes';

/** The operator's sales agents (spec section 2, Sellers screen). */
export default function VendedoresScreen() {
  const vendedores = useListarVendedoresQuery({}, { refetchOnMountOrArgChange: true });
  const [abierto, setAbierto] = useState<Vendedor | 'nuevo' | null>(null);
  const onCerrar = () => setAbierto(null);
  const crear = (
    <Button type="primary" onClick={() => setAbierto('nuevo')}>
      Registrar Nuevo Vendedor
    </Button>
  );
  const accionesDe = useAccionesVendedor(setAbierto);
  return (
    <div className="ui-pantalla">
      <QueryView
        query={vendedores}
        esqueleto="tabla"
        fallo={mensajes.listar}
        empty={<Vacio {...mensajes.vacio} acto={crear} />}
      >
        {(filas) => (
          <DataTable
            titulo={mensajes.titulo}
            columns={vendedoresColumns}
            fuente={enMemoria(filas)}
            rowKey={({ id }) => id}
            nombreDe={nombreDeVendedor}
            pageSize={VENDEDORES_POR_PAGINA}
            numerada="#"
            botones={crear}
            exportar="vendedores"
            compacta
            accionesHeader="acción"
            hoja={{
              abierta: abierto === 'nuevo' ? null : abierto,
              onAbrir: setAbierto,
              pintar: (vendedor) => <VendedorModal vendedor={vendedor} onCerrar={onCerrar} />,
            }}
            acciones={accionesDe}
          />
        )}
      </QueryView>
      {abierto === 'nuevo' && <VendedorModal vendedor={null} onCerrar={onCerrar} />}
    </div>
  );
}
