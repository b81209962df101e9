import { useState } from 'react';

import { useDispatch } from 'react-redux';

import { orderingApi, type AppDispatch } from '@comanda/shared/api';
import type { AreasDeEmpresas } from '@comanda/shared/contracts/admin/areasDeEmpresas';
import { EMPRESAS_POR_PAGINA } from '@comanda/shared/contracts/admin/empresas';
import { DataTable, enMemoria, hallarFilas, usePedido } from '@comanda/shared/piezas/tabla';
import { Relevo } from '@comanda/shared/piezas/vista';
import { avisar, Button, withNotice } from '@comanda/shared/ui/core';

import { ApagarModal } from './ApagarModal';
import { useCambiarAreasMutation } from './areasApi';
import { areasColumns } from './areasColumns';
import { areasMensajes as mensajes } from './areasMensajes';
import { EnBloque } from './EnBloque';
import type { AreaConTitulo, DeEmpresa } from './perdidas';

type PorApagar = { area: AreaConTitulo; filas: readonly DeEmpresa[] };

/** Companies by areas. On is done at once; off says first what it takes away. */
export function Matriz({ empresas, areas, descriptores }: AreasDeEmpresas) {
  const [cambiar, { isLoading: ocupada }] = useCambiarAreasMutation();
  const [elegidas, setElegidas] = useState<ReadonlySet<string>>(new Set());
  const [porApagar, setPorApagar] = useState<PorApagar | null>(null);
  const mano = usePedido(EMPRESAS_POR_PAGINA);
  const dispatch = useDispatch<AppDispatch>();

  const poner = async (area: AreaConTitulo, filas: readonly DeEmpresa[], activa: boolean) => {
    const cambios = filas.map(({ empresa }) => ({ empresa, area: area.area, activa }));
    const hecho = await withNotice(cambiar({ cambios }).unwrap(), mensajes.cambiar);
    if (!hecho) return;
    dispatch(orderingApi.util.invalidateTags(['Empresa'])); // a company's record says its areas too
    setPorApagar(null);
    const texto = (activa ? mensajes.encendida : mensajes.apagada)(area.titulo, filas.length);
    avisar({ tipo: 'success', titulo: mensajes.titulo, texto });
  };
  /** Those where it is not so already. */
  const pedir = (area: AreaConTitulo, filas: readonly DeEmpresa[], activa: boolean) => {
    const distintas = filas.filter((fila) => fila.areas.includes(area.area) !== activa);
    if (distintas.length === 0) {
      const ya = activa ? mensajes.yaEncendida : mensajes.yaApagada;
      avisar({ tipo: 'info', titulo: mensajes.titulo, texto: ya(area.titulo) });
    } else if (activa) void poner(area, distintas, true);
    else setPorApagar({ area, filas: distintas });
  };
  const onElegir = (empresa: string) =>
    setElegidas((antes) => {
      const otras = new Set(antes);
      if (!otras.delete(empresa)) otras.add(empresa);
      return otras;
    });

  const columns = areasColumns({
    areas,
    elegidas,
    onElegir,
    ocupada,
    onCambiar: (area, fila) => pedir(area, [fila], !fila.areas.includes(area.area)),
  });
  const halladas = hallarFilas(empresas, columns, mano.pedido);
  const suyas = empresas.filter(({ empresa }) => elegidas.has(empresa));

  return (
    <div className="ui-pantalla">
      <Relevo turno={suyas.length > 0}>
        {suyas.length > 0 && (
          <EnBloque
            areas={areas}
            cuantas={suyas.length}
            ocupado={ocupada}
            onPoner={(area, activa) => pedir(area, suyas, activa)}
            onNinguna={() => setElegidas(new Set())}
          />
        )}
        <DataTable
          titulo={mensajes.titulo}
          columns={columns}
          fuente={enMemoria(empresas)}
          rowKey={({ empresa }) => empresa}
          pageSize={EMPRESAS_POR_PAGINA}
          mano={mano}
          exportar="áreas por empresa"
          compacta
          botones={
            <Button
              disabled={halladas.length === 0}
              onClick={() =>
                setElegidas(new Set([...elegidas, ...halladas.map(({ empresa }) => empresa)]))
              }
            >
              Elegir {halladas.length === 1 ? 'la hallada' : `las ${halladas.length} halladas`}
            </Button>
          }
        />
      </Relevo>
      {porApagar && (
        <ApagarModal
          {...porApagar}
          descriptor={descriptores.find(({ area }) => area === porApagar.area.area)}
          ocupado={ocupada}
          onApagar={() => void poner(porApagar.area, porApagar.filas, false)}
          onCerrar={() => setPorApagar(null)}
        />
      )}
    </div>
  );
}
