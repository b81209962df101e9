/** Statements that are not one company's, by what they say; each with what Citus would need. */
