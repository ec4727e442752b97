/** The sepia scale the portraits share, from the darkest ink to the paper. */
export const INK = "#20130b";
export const TAN = "#ad845b";
export const SAND = "#dcbf92";
export const CREAM = "#f6e8cc";
export const BRASS = "#d9b050";
