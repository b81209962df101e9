import { useState } from 'react';

import type { Categoria } from '@comanda/shared/contracts/inventario/categorias';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { PorEmpresa, QueryView, Vacio } from '@comanda/shared/piezas/vista';
import { Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { CategoriaModal } from './CategoriaModal';
import { useEliminarCategoriaMutation, useListarCategoriasQuery } from './categoriasApi';
import { categoriasColumns } from './categoriasColumns';
import { categoriasMensajes as mensajes } from './categoriasMensajes';
import { MoverProductosModal } from './MoverProductosModal';
import { OrdenModal } from './OrdenModal';

const FILAS = 25;

/** Categories of a company (spec section 2), in the order and the colours its till shows them. */
export default function CategoriasScreen() {
  return (
    <div className="ui-pantalla">
      <PorEmpresa selector="select">{(empresa) => <Categorias empresa={empresa} />}</PorEmpresa>
    </div>
  );
}

type Abierto =
  | { tipo: 'crear' | 'ordenar' }
  | { tipo: 'editar' | 'mover'; categoria: Categoria }
  | null;

function Categorias({ empresa }: { empresa: string }) {
  const categorias = useListarCategoriasQuery({ empresa }, { refetchOnMountOrArgChange: true });
  const [eliminar] = useEliminarCategoriaMutation();
  const [abierto, setAbierto] = useState<Abierto>(null);
  const onCerrar = () => setAbierto(null);
  const onEditar = (categoria: Categoria) => setAbierto({ tipo: 'editar', categoria });
  const crear = (
    <Button type="primary" onClick={() => setAbierto({ tipo: 'crear' })}>
      Crear categoría
    </Button>
  );

  const onEliminar = async (categoria: Categoria) => {
    if (categoria.productos > 0) {
      setAbierto({ tipo: 'mover', categoria });
      return;
    }
    if (!(await confirmar(mensajes.confirmarEliminar(categoria.categoria)))) return;
    const { id_categoria: id } = categoria;
    await withNotice(eliminar({ empresa, id }).unwrap(), mensajes.eliminar);
  };

  return (
    <>
      <QueryView
        query={categorias}
        esqueleto="tabla"
        empty={<Vacio {...mensajes.vacio} acto={crear} />}
      >
        {(filas) => (
          <DataTable
            titulo={mensajes.titulo}
            columns={categoriasColumns}
            fuente={enMemoria(filas)}
            rowKey={({ id_categoria }) => id_categoria}
            nombreDe={({ categoria }) => categoria}
            pageSize={FILAS}
            numerada="#"
            compacta
            accionesHeader="Acción"
            botones={
              <>
                {filas.length > 1 && (
                  <Button onClick={() => setAbierto({ tipo: 'ordenar' })}>Orden en la caja</Button>
                )}
                {crear}
              </>
            }
            exportar="categorias"
            hoja={{
              abierta: abierto?.tipo === 'editar' ? abierto.categoria : null,
              onAbrir: onEditar,
              pintar: (categoria) => (
                <CategoriaModal empresa={empresa} categoria={categoria} onCerrar={onCerrar} />
              ),
            }}
            acciones={(categoria) => [
              { texto: 'Editar', onElegir: () => onEditar(categoria) },
              { texto: 'Eliminar', peligro: true, onElegir: () => onEliminar(categoria) },
            ]}
          />
        )}
      </QueryView>
      {abierto?.tipo === 'crear' && (
        <CategoriaModal empresa={empresa} categoria={null} onCerrar={onCerrar} />
      )}
      {abierto?.tipo === 'mover' && (
        <MoverProductosModal
          empresa={empresa}
          categoria={abierto.categoria}
          otras={(categorias.currentData ?? []).filter(
            ({ id_categoria }) => id_categoria !== abierto.categoria.id_categoria,
          )}
          onCerrar={onCerrar}
        />
      )}
      {abierto?.tipo === 'ordenar' && (
        <OrdenModal
          key={claveDe(categorias.currentData)}
          empresa={empresa}
          categorias={categorias.currentData ?? []}
          onCerrar={onCerrar}
        />
      )}
    </>
  );
}

/** Another where somebody made or took off one meanwhile: an order of those that were is no order of those that are. */
const claveDe = (categorias: readonly Categoria[] = []) =>
  categorias
    .map(({ id_categoria }) => id_categoria)
    .sort()
    .join();
