import { useRef, useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import {
  listaDeMateriasCalls,
  type ColumnaMateriaPrima,
  type ConLasQueHay,
} from '@comanda/shared/contracts/inventario/listaDeMaterias';
import type { MapaElegido } from '@comanda/shared/contracts/lista';
import { bajarDeLista, useListaLeida } from '@comanda/shared/piezas/importar';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { withNotice } from '@comanda/shared/ui/core';

import {
  useImportarMateriasConIngresoMutation,
  useImportarMateriasMutation,
  useMateriasRechazadasMutation,
  usePlantillaMateriasMutation,
  useRevisarMateriasMutation,
} from './importarMateriasApi';
import { importarMateriasMensajes as mensajes } from './importarMateriasMensajes';

type Mapa = MapaElegido<ColumnaMateriaPrima>;
type Subido = { nombre: string; archivo: string; mapa?: Mapa };
/** `id`: the key under which this file is imported, however often it is asked for. */
type Elegido = Subido & { id: string };
type Formato = 'csv' | 'xlsx';

/** As the calls take it. */
const subidoDe = ({ nombre, archivo, mapa }: Subido): Subido =>
  mapa ? { nombre, archivo, mapa } : { nombre, archivo };

/** A file of raw materials from being chosen to being imported. */
export function useImportarMaterias(empresa: string) {
  const [revisar] = useRevisarMateriasMutation();
  const lista = useListaLeida((archivo: Elegido) => revisar({ empresa, ...subidoDe(archivo) }));
  const { elegido, leida, olvidar, releer } = lista;
  const puedeIngresar = usePuede(listaDeMateriasCalls.importarMateriasConIngreso);
  const [dicho, setDicho] = useState<ConLasQueHay | null>(null);
  /** Who may not enter more of what is there leaves it as it is. */
  const existentes = puedeIngresar ? dicho : 'CONSERVAR';
  const [crear, creacion] = useImportarMateriasMutation();
  const [ingresar, ingreso] = useImportarMateriasConIngresoMutation();
  const [rechazar] = useMateriasRechazadasMutation();
  const [pedirPlantilla] = usePlantillaMateriasMutation();
  const ocupado = useRef(false);

  const subido = elegido &&
    leida && { empresa, ...subidoDe({ ...elegido, mapa: leida.columnas.mapa }) };
  const guardando = creacion.isLoading || ingreso.isLoading;
  const resultado = ingreso.data ?? creacion.data;

  const importar = async () => {
    if (!elegido || !subido || ocupado.current) return;
    ocupado.current = true; // a second press comes before this one is drawn
    const llamar = existentes === 'INGRESAR' ? ingresar : crear;
    const llamada = llamar({ ...subido, idempotencia: elegido.id }).unwrap();
    await withNotice(llamada, mensajes.importar);
    ocupado.current = false;
  };

  return {
    ...lista,
    puedeIngresar,
    existentes,
    elegirExistentes: setDicho,
    guardando,
    resultado,
    /** What is lost with the dialog. */
    conMapa: elegido?.mapa !== undefined && !guardando && !resultado,
    elegir: (archivo: File) => {
      setDicho(null);
      return lista.elegir(archivo, (leido) => ({ id: nuevoUuid(), ...leido }));
    },
    olvidar: () => {
      setDicho(null);
      creacion.reset();
      ingreso.reset();
      olvidar();
    },
    importar,
    elegirMapa: async (mapa: Mapa) => {
      if (elegido) await releer({ ...elegido, id: nuevoUuid(), mapa });
    },
    bajarRechazadas: async () => {
      if (!subido) return;
      const llamada = rechazar({ ...subido, formato: 'xlsx' }).unwrap();
      await bajarDeLista('filas-por-corregir.xlsx', llamada, mensajes.bajar);
    },
    bajarPlantilla: (formato: Formato) =>
      bajarDeLista(
        `plantilla-materias-primas.${formato}`,
        pedirPlantilla({ empresa, formato }).unwrap(),
        mensajes.bajar,
      ),
  };
}

export type ManoDeMaterias = ReturnType<typeof useImportarMaterias>;

/** How many would be written. */
export const porEscribir = ({ leida, existentes }: ManoDeMaterias): number =>
  leida ? leida.crear + (existentes === 'INGRESAR' ? leida.existentes : 0) : 0;
