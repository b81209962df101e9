import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { Caja } from '@comanda/shared/contracts/caja';
import { cajasCalls } from '@comanda/shared/contracts/cajas';
import { cuadresCalls } from '@comanda/shared/contracts/cuadres';
import { Chips } from '@comanda/shared/piezas/chips';
import { usePuede } from '@comanda/shared/piezas/sesion';
import type { Accion } from '@comanda/shared/piezas/tabla';
import { Diferida, diferir, QueryView, useTraerLuego } from '@comanda/shared/piezas/vista';

import { useListarCajaQuery, useListarMovimientoQuery } from './cajaApi';
import { CajaBarra } from './CajaBarra';
import { cajaMensajes as mensajes } from './cajaMensajes';
import { CajaTiles } from './CajaTiles';
import { DialogoCaja, type Abierto } from './DialogoCaja';
import { CorteAviso } from './CorteAviso';
import { Movimientos } from './Movimientos';
import { PARTES_SIN_LINEA } from './partes';
import { TotalCuadre } from './TotalCuadre';
import { useCajaElegida } from './useCajaElegida';
import { useCorte, type Corte } from './useCorte';
import { useTurno } from './useTurno';

const panel = diferir(() => import(/* webpackChunkName: "caja-cuadres" */ './cuadre/CuadresPanel'));

const AL_DIA = { refetchOnMountOrArgChange: true };
const VISTAS = [
  { valor: 'movimientos', texto: 'Movimientos' },
  { valor: 'cuadres', texto: 'Cuadres' },
] as const;

type Vista = (typeof VISTAS)[number]['valor'];
type CajaDeEmpresaProps = { empresa: string; selector: ReactNode };

export function CajaDeEmpresa({ empresa, selector }: CajaDeEmpresaProps) {
  const cajas = useListarCajaQuery({ empresa }, AL_DIA);
  const movimientos = useListarMovimientoQuery({ empresa }, AL_DIA);
  const { caja, elegir } = useCajaElegida(empresa, cajas.currentData);
  const [abierto, setAbierto] = useState<{ que: Abierto; caja: Caja } | null>(null);
  const [vista, setVista] = useState<Vista>('movimientos');
  const veCuadres = usePuede(cuadresCalls.listarCuadres);
  const corte = useCorte(empresa);
  const acciones = useAcciones(corte, (que) => caja && setAbierto({ que, caja }));
  useTurno(empresa, cajas.currentData);
  useTraerLuego(PARTES_SIN_LINEA);
  const onCerrar = () => setAbierto(null);
  const lista = useLista();
  const onHecho = () => {
    onCerrar();
    lista.enfocar();
  };
  return (
    <>
      <QueryView query={cajas} empty={null} esqueleto="tabla" fallo={mensajes.sinListar}>
        {(todas) =>
          caja && (
            <>
              <CajaBarra
                empresa={empresa}
                selector={selector}
                caja={caja}
                acciones={acciones}
                corte={corte}
                cajas={todas}
                onCaja={elegir}
              />
              <CorteAviso corte={corte} />
              <div className="caja-inicio">
                <TotalCuadre
                  caja={caja}
                  corte={corte}
                  onActualizar={() => setAbierto({ que: 'actualizar', caja })}
                />
                <CajaTiles corte={corte} onAbrir={(que) => setAbierto({ que, caja })} />
              </div>
              {veCuadres && (
                <Chips etiqueta="Que ver" chips={VISTAS} elegido={vista} onElegir={setVista} />
              )}
              <div ref={lista.ref} tabIndex={-1} className="caja-lista">
                {vista === 'movimientos' ? (
                  <Movimientos
                    empresa={empresa}
                    caja={caja}
                    movimientos={movimientos}
                    corte={corte}
                  />
                ) : corte.lineas !== null ? (
                  <p>{mensajes.cuadresEsperan}</p>
                ) : (
                  <Diferida
                    de={panel}
                    props={{ empresa }}
                    titulo={mensajes.titulo}
                    onFallo={() => setVista('movimientos')}
                  />
                )}
              </div>
            </>
          )
        }
      </QueryView>
      {abierto && (
        <DialogoCaja empresa={empresa} {...abierto} onHecho={onHecho} onCerrar={onCerrar} />
      )}
    </>
  );
}

/**
 * Where the focus rests after something was done: on the tile it was opened from, the second of two quick Enters would
 * open an empty dialog, as if nothing had been registered.
 */
function useLista() {
  const ref = useRef<HTMLDivElement>(null);
  const [veces, setVeces] = useState(0);
  useEffect(() => {
    if (veces > 0) ref.current?.focus({ preventScroll: true });
  }, [veces]);
  return { ref, enfocar: () => setVeces((antes) => antes + 1) };
}

/** What else this profile may do about a drawer. */
function useAcciones(corte: Corte, abrir: (que: Abierto) => unknown): readonly Accion[] {
  const veInforme = usePuede(cuadresCalls.consultarX);
  const administra = usePuede(cajasCalls.crearCaja);
  const accion = (texto: string, que: Abierto): Accion => ({
    texto,
    enMenu: true,
    impedida: que === 'cajon' ? corte.mover : corte.lineas,
    onElegir: () => abrir(que),
  });
  return [
    ...(veInforme ? [accion('Reporte X', 'informe')] : []),
    ...(administra
      ? [
          accion('Abrir cajon', 'cajon'),
          accion('Cajas', 'cajas'),
          accion('Ajustes de caja', 'ajustes'),
          accion('Historial', 'historial'),
        ]
      : []),
  ];
}
