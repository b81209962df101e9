import { useEffect, useState } from 'react';

import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { useCerrarConCuidado } from '@comanda/shared/piezas/formulario';
import { pedirSalida, useUsuario } from '@comanda/shared/session';
import { Alert } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { CompararVista } from './CompararVista';
import { ContarVista } from './ContarVista';
import { CONTEO_VACIO, hayAlgo, type Conteo } from './conteo';
import { guardarConteo, leerConteo } from './conteoGuardado';
import { useCuadrarOtra } from '../cuadrarOtra';
import { cuantosPendientes } from './pendientes';
import { PendientesLista } from './PendientesLista';
import { ResumenVista } from './ResumenVista';
import { dondeSeDice, esDeOtro, useCuadre } from './useCuadre';
import { usePendientes } from './usePendientes';
import estilos from './cuadre.module.css';

type De = { empresa: string; caja: number; periodo: number };

/** What is being counted, kept at this machine as it is typed: a tab that closes loses nothing of it. */
function useConteo(de: De) {
  const lugar = { usuario: useUsuario()?.id ?? '', ...de };
  const [conteo, setConteo] = useState(() => leerConteo(lugar) ?? CONTEO_VACIO);
  return {
    conteo,
    cambiar: (cambio: Partial<Conteo>) => {
      const nuevo = { ...conteo, ...cambio };
      setConteo(nuevo);
      guardarConteo(lugar, nuevo);
    },
    olvidar: () => guardarConteo(lugar, null),
  };
}

export type CuadreModalProps = { empresa: string; caja: Caja; onCerrar: () => void };

/** Spec sections 4 and 9. */
const SALIDA_MS = 1_000;

/** The end of the session that follows. Whoever stays, asked about what they leave behind, may close the dialog as any other. */
function useSalida() {
  const [salida, setSalida] = useState<'no' | 'pedida' | 'negada'>('no');
  const saliendo = salida === 'pedida';
  useEffect(() => {
    if (!saliendo) return;
    const espera = setTimeout(() => pedirSalida(() => setSalida('negada')), SALIDA_MS);
    return () => clearTimeout(espera);
  }, [saliendo]);
  return { saliendo, negada: salida === 'negada', salir: () => setSalida('pedida') };
}

/** Counts a drawer, compares it and closes its period (spec section 2, Cash screen; section 4, Reconciliation). */
export default function CuadreModal({ empresa, caja: actual, onCerrar }: CuadreModalProps) {
  const [caja] = useState(actual); // closing it opens the next period under this dialog
  const { conteo, cambiar, olvidar } = useConteo({
    empresa,
    caja: caja.id,
    periodo: caja.periodo,
  });
  const cuadre = useCuadre(empresa, caja, olvidar);
  const { paso, fallo, ocupado, contar, recontar, cerrar } = cuadre;
  const dicho = dondeSeDice(fallo);
  const pendientes = usePendientes(empresa, caja.id);
  const hecho = paso.paso === 'hecho';
  const deOtro = esDeOtro(fallo);
  const alCerrar = () => {
    if (!cuadre.contada || deOtro) olvidar(); // what was counted is what closes it, and need not be typed again
    onCerrar();
  };
  const cuidado = useCerrarConCuidado(alCerrar, {
    sucio: !hecho && !deOtro && hayAlgo(conteo),
    enviando: ocupado,
  });
  const { saliendo, negada, salir } = useSalida();
  const onOtra = useCuadrarOtra(empresa);

  return (
    <Modal
      open
      title={`${hecho ? 'Caja cuadrada' : 'Cuadre de caja'}: ${caja.nombre}`}
      width={760}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => (hecho && !negada ? salir() : void cuidado.cerrar())}
    >
      {paso.paso === 'contar' && (
        <>
          <PendientesLista empresa={empresa} {...pendientes} />
          {dicho.aparte !== null && (
            <Alert
              className={estilos.aviso}
              type="error"
              showIcon
              role="alert"
              title={dicho.aparte}
            />
          )}
          <ContarVista
            empresa={empresa}
            conteo={conteo}
            contando={ocupado}
            final={deOtro}
            onCambio={cambiar}
            pideAprobacion={cuadre.pideAprobacion}
            falta={dicho.deAprobacion}
            faltanTransferencias={dicho.deTransferencias}
            onContar={contar}
          />
        </>
      )}
      {paso.paso === 'comparar' && (
        <CompararVista
          empresa={empresa}
          comparacion={paso.comparacion}
          antes={paso.antes}
          fallo={fallo}
          pendientes={cuantosPendientes(pendientes.todos)}
          cerrando={ocupado}
          onRecontar={recontar}
          onCerrarCaja={(cierre) => cerrar(paso.comparacion, cierre)}
        />
      )}
      {hecho && (
        <ResumenVista
          empresa={empresa}
          cuadre={paso.cuadre}
          saliendo={saliendo}
          onAceptar={salir}
          onOtra={onOtra}
        />
      )}
    </Modal>
  );
}
