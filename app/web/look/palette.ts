/** The colours that mean something, for what is drawn in three dimensions. look/tokens.css holds the same for the panels. */
export const MEANING = { seen: '#4ba3ff', hidden: '#ff9838', close: '#8b46ff', accent: '#5bd1ba' } as const;

/** The room around the table. */
export const ROOM = { backdrop: '#1a1e22', mat: '#8f968c', matLine: '#7d847b', rim: '#3a3630', table: '#2b2823' } as const;
