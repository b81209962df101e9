import { billingApi, fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { categoriasCalls } from '@comanda/shared/contracts/inventario/categorias';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';
import { modificadoresCalls } from '@comanda/shared/contracts/inventario/modificadores';
import { opcionesCalls } from '@comanda/shared/contracts/inventario/opciones';
import { productosCalls as calls } from '@comanda/shared/contracts/inventario/productos';

/** A category says how many products it holds. */
const AMBAS = ['Producto', 'Categoria'] as const;

/** What is gone meanwhile is on the list no more, and what others changed is not as it was read. */
const invalidatesTags = siPudoHacerse(AMBAS, ['NO_ENCONTRADO', 'CAMBIADO_POR_OTRO']);

const productosApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    consultarProductos: build.query({
      ...fromCall(calls.consultarProductos),
      providesTags: AMBAS,
    }),
    // not by the call's name: the screen of categories has that endpoint, and features do not meet
    categoriasDeProductos: build.query({
      ...fromCall(categoriasCalls.listarCategorias),
      providesTags: ['Categoria'],
    }),
    crearProducto: build.mutation({ ...fromCall(calls.crearProducto), invalidatesTags }),
    actualizarProducto: build.mutation({ ...fromCall(calls.actualizarProducto), invalidatesTags }),
    eliminarProducto: build.mutation({ ...fromCall(calls.eliminarProducto), invalidatesTags }),
    marcarProducto: build.mutation({ ...fromCall(calls.marcarProducto), invalidatesTags }),
    listarAgotados: build.query({ ...fromCall(calls.listarAgotados), providesTags: ['Producto'] }),
    consultarCarta: build.query({ ...fromCall(calls.consultarCarta), providesTags: ['Producto'] }),
    marcarAgotado: build.mutation({ ...fromCall(calls.marcarAgotado), invalidatesTags }),
    listarModificadores: build.query({
      ...fromCall(modificadoresCalls.listarModificadores),
      providesTags: ['Producto'],
    }),
    crearModificador: build.mutation({
      ...fromCall(modificadoresCalls.crearModificador),
      invalidatesTags,
    }),
    eliminarModificador: build.mutation({
      ...fromCall(modificadoresCalls.eliminarModificador),
      invalidatesTags,
    }),
    guardarOpciones: build.mutation({
      ...fromCall(opcionesCalls.guardarOpciones),
      invalidatesTags,
    }),
    listarPrecios: build.query({ ...fromCall(calls.listarPrecios), providesTags: ['Producto'] }),
    consultarTarifasMuertas: build.query({
      ...fromCall(calls.consultarTarifasMuertas),
      providesTags: ['Producto'],
    }),
    ponerTarifasAlDia: build.mutation({
      ...fromCall(calls.ponerTarifasAlDia),
      invalidatesTags,
    }),
  }),
});

const facturacion = billingApi.injectEndpoints({
  endpoints: (build) => ({
    facturacionDeProductos: build.query(fromCall(facturacionCalls.consultarEmpresa)),
  }),
});

export const {
  useConsultarProductosQuery,
  useCategoriasDeProductosQuery,
  useCrearProductoMutation,
  useActualizarProductoMutation,
  useEliminarProductoMutation,
  useMarcarProductoMutation,
  useListarAgotadosQuery,
  useConsultarCartaQuery,
  useMarcarAgotadoMutation,
  useListarModificadoresQuery,
  useCrearModificadorMutation,
  useEliminarModificadorMutation,
  useGuardarOpcionesMutation,
  useListarPreciosQuery,
  useConsultarTarifasMuertasQuery,
  usePonerTarifasAlDiaMutation,
} = productosApi;
/** How the company invoices: changed in another screen, and maybe at another machine. */
export const useFacturacionDeProductos = (empresa: string) =>
  facturacion.useFacturacionDeProductosQuery(
    { company: empresa },
    { refetchOnMountOrArgChange: true },
  );
