import { useEffect, useRef, useState, type ReactNode } from 'react';

import { cajaCalls, type Caja } from '@comanda/shared/contracts/caja/caja';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { almacenDe } from '@comanda/shared/piezas/almacen';
import { Chips } from '@comanda/shared/piezas/chips';
import { CADA_MINUTO, useAlDia } from '@comanda/shared/piezas/flujo';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { AccionesFila, type Accion } from '@comanda/shared/piezas/tabla';
import {
  Diferida,
  diferir,
  QueryView,
  useAlLlegar,
  useTraerLuego,
} from '@comanda/shared/piezas/vista';
import { useDatosDe, useUsuario } from '@comanda/shared/session';
import { anotarTurno } from '@comanda/shared/sinLinea';
import { Alert, Esqueleto } from '@comanda/shared/ui/core';

import { useListarCajaQuery, useListarMovimientoQuery } from './cajaApi';
import { CajaBarra } from './CajaBarra';
import { cajaMensajes as mensajes } from './cajaMensajes';
import { CajaTiles } from './CajaTiles';
import { CUADRAR } from './cuadrarOtra';
import { EfectivoCard } from './EfectivoCard';
import { movimientos as tablaDeMovimientos, PARTES, PARTES_SIN_LINEA } from './partes';
import { TotalCuadre } from './TotalCuadre';
import { useCorte, type HoraDeCorte } from './useCorte';

/** This till keeps which drawer the user works with, for what they sell while nobody can be asked. */
function useTurno(empresa: string, cajas: readonly Caja[] = []): void {
  const usuario = useUsuario()?.id;
  const caja = cajas.find(({ suya }) => suya)?.id;
  useEffect(() => {
    if (usuario === undefined || caja === undefined) return;
    anotarTurno(empresa, { usuario, caja }).catch((error: unknown) => console.error(error));
  }, [empresa, usuario, caja]);
}

const elegidasDe = (usuario: string) => almacenDe('caja', 'elegida.', { usuario, antes: 'caja.' });

/** The drawer this machine last showed the user of a company; null where it showed none. */
function leerCajaElegida(usuario: string, empresa: string): number | null {
  const texto = elegidasDe(usuario).leer(empresa);
  return texto === null ? null : Number(texto);
}

/** Which drawer of the company is looked at: the one chosen last, while it is there, or else the user's own. */
function useCajaElegida(empresa: string, cajas: readonly Caja[] = []) {
  const usuario = useUsuario()?.id ?? '';
  const [elegida, setElegida] = useState(() => leerCajaElegida(usuario, empresa));
  const elegir = (caja: number) => {
    setElegida(caja);
    elegidasDe(usuario).guardar(empresa, String(caja));
  };
  return { caja: cajas.find(({ id }) => id === elegida) ?? cajas[0], elegir };
}

/** Of when what is shown is while there is no line, and what goes on. */
function CorteAviso({ corte }: { corte: HoraDeCorte }) {
  const datosDe = useDatosDe();
  const mueve = usePuede(cajaCalls.ingresarMovimiento);
  if (corte.enLinea) return null;
  const deCuando =
    datosDe === null ? mensajes.sinLinea : mensajes.sinLineaDe(formatFechaHora(new Date(datosDe)));
  return (
    <Alert
      type="warning"
      showIcon
      title={deCuando}
      description={mueve && (corte.mover ?? mensajes.sigueSinLinea)}
    />
  );
}

const panel = diferir(() => import(/* webpackChunkName: "caja-tablas" */ './cuadre/CuadresPanel'));

const VISTAS = [
  { valor: 'movimientos', texto: 'Movimientos' },
  { valor: 'cuadres', texto: 'Cuadres' },
] as const;

type Vista = (typeof VISTAS)[number]['valor'];
/** What is open over the screen. */
type Abierto = keyof typeof PARTES;
type CajaDeEmpresaProps = { empresa: string; selector: ReactNode };

export function CajaDeEmpresa({ empresa, selector }: CajaDeEmpresaProps) {
  const cajas = useListarCajaQuery({ empresa }, CADA_MINUTO);
  const movimientos = useListarMovimientoQuery({ empresa }, CADA_MINUTO); // of another day from its hour on
  useAlDia('caja', empresa, cajas);
  useAlDia('caja', empresa, movimientos);
  const { caja, elegir } = useCajaElegida(empresa, cajas.currentData);
  const [abierto, setAbierto] = useState<{ que: Abierto; caja: Caja } | null>(null);
  const [vista, setVista] = useState<Vista>('movimientos');
  const veCuadres = usePuede(cuadresCalls.listarCuadres);
  const corte = useCorte(empresa);
  const acciones = useAcciones(corte, (que) => caja && setAbierto({ que, caja }));
  useTurno(empresa, cajas.currentData);
  useAlLlegar(CUADRAR, caja ? empresa : null, () => caja && setAbierto({ que: 'cuadre', caja }));
  useTraerLuego(PARTES_SIN_LINEA, cajas.currentData !== undefined);
  const actualiza = usePuede(cajaCalls.actualizarCaja);
  const menu = acciones.length > 0 && (
    <div className="caja-menu">
      <AccionesFila nombre="la caja" acciones={acciones} />
    </div>
  );
  const anterior = (caja: Caja) => (
    <TotalCuadre
      caja={caja}
      corte={corte}
      onActualizar={actualiza ? () => setAbierto({ que: 'actualizar', caja }) : null}
    >
      {!actualiza && menu}
    </TotalCuadre>
  );
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
                anterior={actualiza && anterior(caja)}
                corte={corte}
                cajas={todas}
                onCaja={elegir}
              >
                {actualiza && menu}
              </CajaBarra>
              <CorteAviso corte={corte} />
              <div className="caja-inicio">
                {actualiza ? (
                  <EfectivoCard
                    empresa={empresa}
                    caja={caja}
                    onInforme={() => setAbierto({ que: 'informe', caja })}
                  />
                ) : (
                  anterior(caja)
                )}
                <CajaTiles corte={corte} onAbrir={(que) => setAbierto({ que, caja })} />
              </div>
              {veCuadres && (
                <div className="caja-vistas">
                  <Chips etiqueta="Qué ver" chips={VISTAS} elegido={vista} onElegir={setVista} />
                </div>
              )}
              <div ref={lista.ref} tabIndex={-1} className="ui-pila caja-lista">
                {vista === 'movimientos' ? (
                  <Diferida
                    de={tablaDeMovimientos}
                    props={{ empresa, caja, movimientos, corte }}
                    titulo={mensajes.titulo}
                    mientras={<Esqueleto forma="tabla" />}
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
        <Diferida
          key={abierto.que}
          de={PARTES[abierto.que]}
          props={{ empresa, caja: abierto.caja, onHecho, onCerrar }}
          titulo={mensajes.titulo}
          onFallo={onCerrar}
        />
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
function useAcciones(corte: HoraDeCorte, abrir: (que: Abierto) => unknown): readonly Accion[] {
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
          accion('Abrir cajón', 'cajon'),
          accion('Cajas', 'cajas'),
          accion('Ajustes de caja', 'ajustes'),
          accion('Impresoras', 'impresoras'),
          accion('Historial', 'historial'),
        ]
      : []),
  ];
}
