import { useRef, useState } from 'react';

import type { MapaElegido } from '@comanda/shared/contracts/lista';
import type {
  ColumnaCliente,
  ConLosQueHay,
} from '@comanda/shared/contracts/ventas/listaDeClientes';
import { bajarDeLista, useListaLeida } from '@comanda/shared/piezas/importar';
import { withNotice } from '@comanda/shared/ui/core';

import {
  useClientesRechazadosMutation,
  useImportarClientesMutation,
  usePlantillaClientesMutation,
  useRevisarClientesMutation,
} from './clientesApi';
import { clientesMensajes as mensajes } from './clientesMensajes';

type Mapa = MapaElegido<ColumnaCliente>;
type Elegido = { nombre: string; archivo: string; mapa?: Mapa };
type Formato = 'csv' | 'xlsx';

/** A file of customers from being chosen to being imported. */
export function useImportarClientes(empresa: string) {
  const [revisar] = useRevisarClientesMutation();
  const lista = useListaLeida((archivo: Elegido) => revisar({ empresa, ...archivo }));
  const { elegido, leida, olvidar, releer } = lista;
  const [existentes, setExistentes] = useState<ConLosQueHay | null>(null);
  const [importar, importacion] = useImportarClientesMutation();
  const [rechazar] = useClientesRechazadosMutation();
  const [pedirPlantilla] = usePlantillaClientesMutation();
  const ocupado = useRef(false);

  const subido = elegido && leida && { empresa, ...elegido, mapa: leida.columnas.mapa };

  const importarlo = async () => {
    if (!subido || ocupado.current) return;
    ocupado.current = true; // a second press comes before this one is drawn
    const entrada = { ...subido, existentes: existentes ?? 'CONSERVAR' };
    await withNotice(importar(entrada).unwrap(), mensajes.importar);
    ocupado.current = false;
  };

  return {
    ...lista,
    existentes,
    elegirExistentes: setExistentes,
    guardando: importacion.isLoading,
    resultado: importacion.data,
    /** What is lost with the dialog. */
    conMapa: elegido?.mapa !== undefined && !importacion.isLoading && !importacion.data,
    elegir: (archivo: File) => {
      setExistentes(null);
      return lista.elegir(archivo, (leido) => leido);
    },
    olvidar: () => {
      setExistentes(null);
      importacion.reset();
      olvidar();
    },
    importar: importarlo,
    elegirMapa: async (mapa: Mapa) => {
      if (elegido) await releer({ ...elegido, mapa });
    },
    bajarRechazados: async () => {
      if (!subido) return;
      const llamada = rechazar({ ...subido, formato: 'xlsx' }).unwrap();
      await bajarDeLista('filas-por-corregir.xlsx', llamada, mensajes.bajar);
    },
    bajarPlantilla: (formato: Formato) =>
      bajarDeLista(
        `plantilla-clientes.${formato}`,
        pedirPlantilla({ empresa, formato }).unwrap(),
        mensajes.bajar,
      ),
  };
}

export type ManoDeClientes = ReturnType<typeof useImportarClientes>;
