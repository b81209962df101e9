import { useDispatch } from 'react-redux';

import { numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';
import { orderingApi, type AppDispatch } from '@comanda/shared/api';
import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import type { Pausa } from '@comanda/shared/contracts/facturacion/emision';
import { confirmar, withNotice } from '@comanda/shared/ui/core';

import { avisarEstado } from './avisarEstado';
import { documentoDe } from './claveAcceso';
import {
  useConsultarAhoraMutation,
  useEmitirConOtroNumeroMutation,
  useReanudarEmisionMutation,
  useReintentarComprobanteMutation,
  useRestaurarVigenteMutation,
} from './facturasApi';
import { facturasMensajes as mensajes } from './facturasMensajes';

/** What an Administrador does about a document, or a company, that the authority refused. */
export function useAccionesSri(empresa: string) {
  const [reintentarComprobante, reintento] = useReintentarComprobanteMutation();
  const [consultarAhora, consulta] = useConsultarAhoraMutation();
  const [emitirConOtroNumero, renumeracion] = useEmitirConOtroNumeroMutation();
  const [restaurarVigente, restauracion] = useRestaurarVigenteMutation();
  const dispatch = useDispatch<AppDispatch>();
  const [reanudarEmision, reanudacion] = useReanudarEmisionMutation();

  const reintentar = async ({ clave_acceso: clave }: Emision) => {
    const llamada = reintentarComprobante({ clave, empresa }).unwrap();
    const respuesta = await withNotice(llamada, { titulo: mensajes.titulo });
    if (respuesta) avisarEstado(respuesta);
  };

  const consultar = async ({ clave_acceso: clave }: Emision) => {
    const llamada = consultarAhora({ clave, empresa }).unwrap();
    const respuesta = await withNotice(llamada, { titulo: mensajes.titulo });
    if (respuesta) avisarEstado(respuesta);
  };

  const renumerar = async ({ clave_acceso: clave }: Emision) => {
    if (!(await confirmar(mensajes.confirmarOtroNumero(documentoDe(clave))))) return;
    const respuesta = await withNotice(emitirConOtroNumero({ clave, empresa }).unwrap(), {
      titulo: mensajes.titulo,
    });
    if (!respuesta) return;
    dispatch(orderingApi.util.invalidateTags(['Venta'])); // its number is the sale's too
    avisarEstado(respuesta, mensajes.otroNumero(numeroDeComprobante(respuesta.clave_acceso)));
  };

  const restaurar = async ({ clave_acceso: clave, tipo }: Emision) => {
    const esNota = tipo === 'NOTA_CREDITO';
    if (!(await confirmar(mensajes.confirmarSigueVigente(documentoDe(clave), esNota)))) return;
    const exito = esNota ? mensajes.restaurada : mensajes.restauradaConNota;
    const llamada = restaurarVigente({ clave, empresa }).unwrap();
    await withNotice(llamada, { titulo: mensajes.titulo, exito });
  };

  const ocupadas = [reintento, consulta, renumeracion, restauracion];

  const reanudar = async (pausa: Pausa) => {
    if (!(await confirmar(mensajes.confirmarReanudar(pausa)))) return;
    await withNotice(reanudarEmision({ empresa }).unwrap(), mensajes.reanudar);
  };

  return {
    reintentar,
    consultar,
    renumerar,
    restaurar,
    reanudar,
    /** Key of the document that something is being done about. */
    ocupada: ocupadas.find(({ isLoading }) => isLoading)?.originalArgs?.clave ?? null,
    reanudando: reanudacion.isLoading,
  };
}
