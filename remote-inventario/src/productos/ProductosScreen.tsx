import { useState } from 'react';

import { importacionesCalls } from '@comanda/shared/contracts/inventario/importaciones';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { DataTable, paginada } from '@comanda/shared/piezas/tabla';
import { Diferida, diferir, PorEmpresa, Vacio } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import { importarMensajes } from './importar/importarMensajes';
import { ModificadoresModal } from './ModificadoresModal';
import { OpcionesDeProducto } from './opciones/OpcionesDeProducto';
import { PreciosModal } from './PreciosModal';
import { ProductoModal } from './ProductoModal';
import { useFacturacionDeProductos } from './productosApi';
import { productosColumns } from './productosColumns';
import { ProductosFiltros } from './ProductosFiltros';
import { productosMensajes as mensajes } from './productosMensajes';
import { TarifasMuertas } from './TarifasMuertas';
import { useAccionesDeProducto } from './useAccionesDeProducto';
import { useFiltroDeProductos } from './useFiltroDeProductos';
import { useProductos } from './useProductos';

const importar = diferir(
  () => import(/* webpackChunkName: "importar" */ './importar/ImportarModal'),
);

/** Spec section 2, Products screen. */
export default function ProductosScreen() {
  return <PorEmpresa selector="botones">{(empresa) => <Productos empresa={empresa} />}</PorEmpresa>;
}

function Productos({ empresa }: { empresa: string }) {
  const filtro = useFiltroDeProductos();
  const productos = useProductos(empresa, filtro);
  /** Null: none open; 'nuevo': one that is not there yet. */
  const [abierto, setAbierto] = useState<Producto | 'nuevo' | null>(null);
  const [importando, setImportando] = useState(false);
  const [conPrecios, setConPrecios] = useState<Producto | null>(null);
  const [conOpciones, setConOpciones] = useState<Producto | null>(null);
  const [conModificadores, setConModificadores] = useState<Producto | null>(null);
  const { currentData: facturacion } = useFacturacionDeProductos(empresa);
  const acciones = useAccionesDeProducto(empresa, {
    onEditar: setAbierto,
    onPrecios: setConPrecios,
    onModificadores: setConModificadores,
    onOpciones: setConOpciones,
  });
  const deModal = {
    empresa,
    tarifaUsual: facturacion && `${facturacion.iva_actual}%`,
    onCerrar: () => setAbierto(null),
  };

  return (
    <>
      <TarifasMuertas empresa={empresa} />
      <DataTable
        titulo={mensajes.titulo}
        columns={productosColumns}
        fuente={paginada(() => productos)}
        mano={filtro.mano}
        rowKey={({ id }) => id}
        nombreDe={({ producto }) => producto}
        buscador={mensajes.buscador}
        filtros={<ProductosFiltros empresa={empresa} filtro={filtro} />}
        mas={[{ texto: 'Importar', onElegir: () => setImportando(true) }]}
        botones={
          <Button type="primary" onClick={() => setAbierto('nuevo')}>
            Crear producto
          </Button>
        }
        exportar={delServidor('ordering', importacionesCalls.exportarProductos, { empresa })}
        numerada="#"
        compacta
        accionesHeader="acción"
        acciones={acciones}
        hoja={{
          abierta: abierto === 'nuevo' ? null : abierto,
          onAbrir: setAbierto,
          pintar: (producto) => <ProductoModal {...deModal} producto={producto} />,
        }}
        vacio={
          filtro.hayAlguno ? (
            <Vacio
              dibujo="buscar"
              titulo={mensajes.sinFiltrados}
              acto={<Button onClick={filtro.quitarTodos}>Quitar los filtros</Button>}
            />
          ) : (
            <Vacio {...mensajes.vacio} />
          )
        }
      />
      {abierto === 'nuevo' && <ProductoModal {...deModal} producto={null} />}
      {importando && (
        <Diferida
          de={importar}
          props={{ empresa, onCerrar: () => setImportando(false) }}
          titulo={importarMensajes.titulo}
          onFallo={() => setImportando(false)}
        />
      )}
      {conModificadores && (
        <ModificadoresModal
          empresa={empresa}
          producto={conModificadores}
          onCerrar={() => setConModificadores(null)}
        />
      )}
      {conOpciones && (
        <OpcionesDeProducto
          empresa={empresa}
          producto={conOpciones}
          onCerrar={() => setConOpciones(null)}
        />
      )}
      {conPrecios && (
        <PreciosModal
          empresa={empresa}
          producto={conPrecios}
          onCerrar={() => setConPrecios(null)}
        />
      )}
    </>
  );
}
