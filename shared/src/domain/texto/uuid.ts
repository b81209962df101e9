/** An id as PostgreSQL takes it, of whatever version: an md5 makes them too, which the 'uuid' of a standard leaves out. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
